import type { RaidView } from '#routes';

/** A command of a keyboard shortcut, which clicks or focuses a registered control. */
export type Command = RaidView | 'buffs' | 'filter' | 'find' | 'passed' | 'report' | 'saved';

const controls: Partial<Record<Command, HTMLElement[]>> = {};
const awaited: Partial<Record<Command, () => void>> = {};

/** Returns a ref that registers a control while it is on the page. */
export const commandRef = (command: Command | undefined) => (control: HTMLElement | null) => {
  if (!command || !control) return undefined;
  controls[command] = [...controlsOf(command), control];
  const arrive = awaited[command];
  delete awaited[command];
  arrive?.();
  return () => {
    controls[command] = controlsOf(command).filter((one) => one !== control);
  };
};

/** Returns the controls of a command that are on the page. */
export const controlsOf = (command: Command): readonly HTMLElement[] => controls[command] ?? [];

/** Calls `run` once a further control of a command is on the page. */
export function runOnArrival(command: Command, run: () => void): void {
  awaited[command] = run;
}
