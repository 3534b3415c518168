import type { TranslatedTexts } from '../translation';

export const TO_BUY = {
  toBuy: {
    title: 'Einkaufsliste',
    enchants: 'Verzauberungen',
    gems: 'Edelsteine und Gürtelschnallen',
    consumables: 'Fläschchen und Essen',
    elsewhere: 'Nicht im Auktionshaus',
    anEnchant: (slot) => `eine Verzauberung für ${slot}`,
    anyEnchant: (slot) => `irgendeine Verzauberung für ${slot}`,
    aScope: (slot) => `ein Zielfernrohr für ${slot}`,
    aRuneforge: (slot) => `eine Rune für ${slot}`,
    aGem: 'ein Edelstein',
    aMeta: 'ein Metaedelstein',
    aFlask: 'ein Fläschchen',
    aFood: 'eine Speise',
    usually: (what, usual) => `${what} (üblich: ${usual})`,
    or: (one, other) => `${one} oder ${other}`,
    inSlots: (slots) => `in: ${slots}`,
    enchanter: (materials) => `ein Verzauberer, mit ${materials}`,
    exalted: 'ehrfürchtig',
    revered: 'respektvoll',
    honoured: 'wohlwollend',
    fromQuest: 'gibt es für eine Quest oder von einem Boss',
    byDeathKnights: 'machen Todesritter selbst',
    byEnchanters: 'machen Verzauberer selbst',
    byBlacksmiths: 'machen Schmiede selbst',
    lasts: (hours, minutes) =>
      `für ${hours === 1 ? '1 Stunde' : `${hours.toLocaleString('de')} Stunden`}, je ${minutes} Minuten`,
    better: 'besser als die angelegte',
    woreIt: (date) => `am ${date} getragen`,
    ofSpec: (votes, all, spec, className) => `${votes} von ${all}: ${spec}-${className}`,
    ofOwnGems: (gems, all) => `${gems} von ${all} der eigenen Edelsteine`,
    gemsOfSpec: (gems, all, spec, className) =>
      `${gems} von ${all} Edelsteinen: ${spec}-${className}`,
    inSets: 'Gewählt wie in den Ausrüstungen des Simulators, wo kein anderer Grund steht.',
    head: (players, date) =>
      `Für ${players === 1 ? '1 Spieler' : `${players} Spieler`}, nach dem, was am ${date} fehlte. Hake ab, wer seins hat.`,
    noFindings: 'Nichts: Wer kam, hatte alles.',
    noLines: 'Für das, was fehlt, ist nichts zu kaufen.',
  },
  toBuyView: {
    bought: (name) => `gekauft: ${name}`,
    copyList: 'Liste kopieren',
    copyTsm: 'Für TSM kopieren',
    copyAuctionator: 'Für Auctionator kopieren',
  },
} satisfies TranslatedTexts;
