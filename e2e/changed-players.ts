import { type ServedReport, tierElevenRaid } from './reports';

interface LoggedPiece {
  id: number;
  slot: number;
  itemLevel?: number;
  permanentEnchant?: number;
}

export interface LoggedPlayer {
  name: string;
  server?: string;
  guid?: number;
  combatantInfo?: { gear?: LoggedPiece[] };
}

export interface LoggedPlayers {
  playerDetails: Record<'tanks' | 'healers' | 'dps', LoggedPlayer[]>;
}

/** Changes every player in every kill of a report; `undefined` removes the player. */
export function changePlayers(
  { summaries }: ServedReport,
  change: (player: LoggedPlayer) => LoggedPlayer | undefined,
): void {
  for (const summary of summaries.values()) {
    const { playerDetails } = summary as LoggedPlayers;
    for (const [role, players] of Object.entries(playerDetails)) {
      Object.assign(playerDetails, { [role]: players.flatMap((player) => change(player) ?? []) });
    }
  }
}

/** Returns Tier 11 with two Nyxaras: Rookmar, who passed, has her name on another server. */
export function raidWithTwoNyxaras(): ServedReport {
  const report = tierElevenRaid();
  changePlayers(report, (player) =>
    player.name === 'Rookmar' ? { ...player, name: 'Nyxara', server: 'Faerlina' } : player,
  );
  return report;
}

/** Returns Tier 11 with another kill of Magmaw in place of Maloriak. */
export function raidWithTwoMagmaws(): ServedReport {
  const report = tierElevenRaid();
  const fightOf = (id: number) => report.fights.fights?.find((fight) => fight.id === id);
  const [magmaw, maloriak] = [fightOf(12), fightOf(19)];
  const heroic = { difficulty: 4, zoneDifficulty: 4 };
  Object.assign(maloriak ?? {}, { boss: magmaw?.boss, name: magmaw?.name, ...heroic });
  return report;
}

/** Removes the enchants of some slots, numbered as in the log's gear array. */
export function withoutEnchants(
  { combatantInfo, ...player }: LoggedPlayer,
  slots: number[],
): LoggedPlayer {
  const gear = (combatantInfo?.gear ?? []).map(({ permanentEnchant, ...piece }) => ({
    ...piece,
    ...(!slots.includes(piece.slot) && permanentEnchant !== undefined && { permanentEnchant }),
  }));
  return { ...player, combatantInfo: { ...combatantInfo, gear } };
}

/** Puts an enchant on every slot without an enchant. */
export const withEnchants = (player: LoggedPlayer): LoggedPlayer =>
  changeGear(player, (piece) => ({ permanentEnchant: 4209, ...piece }));

/** Lowers every piece by some levels. */
export const withLowerLevels = (player: LoggedPlayer, levels: number): LoggedPlayer =>
  changeGear(player, ({ itemLevel, ...piece }) => ({
    ...piece,
    ...(itemLevel && { itemLevel: itemLevel - levels }),
  }));

const changeGear = (
  { combatantInfo, ...player }: LoggedPlayer,
  change: (piece: LoggedPiece) => LoggedPiece,
): LoggedPlayer => ({
  ...player,
  combatantInfo: { ...combatantInfo, gear: (combatantInfo?.gear ?? []).map(change) },
});
