import type { TranslatedTexts } from '../translation';

export const PLAYER_PAGE = {
  changed: {
    enchanted: (slot) => `${slot} : enchantement`,
    enchantChanged: (slot) => `${slot} : autre enchantement`,
    enchantGone: (slot) => `${slot} : plus d’enchantement`,
    gem: (slot) => `${slot} : gemme`,
    empty: (slot) => `${slot} : vide`,
  },
  'player-page': {
    player: 'Joueur',
    unknown: 'Aucun raid sur cet appareil n’a ce joueur.',
    onlyLeftOut: 'Seuls des raids écartés de la saison ont ce joueur.',
    attended: (evenings) => `${evenings} soirées`,
    firstSeen: (date) => `vu pour la première fois le ${date}`,
    altOfMain: (main) => `Reroll de ${main}`,
    alts: 'Rerolls',
    openNow: 'À corriger',
    asOf: (date, boss) => `état du ${date}, ${boss}`,
    passedOn: (date) => `En règle le ${date}`,
    noGearLogged: 'pas d’équipement dans le log',
    evenings: 'Soirées',
    evening: 'Soirée',
    raid: 'Raid',
    gear: 'Équipement',
    itemLevel: 'Niveau d’objet',
    pull: 'Flacon et nourriture',
    changed: 'Changements',
    overTime: 'Niveau d’objet au fil du temps',
    faultCount: 'défauts ouverts',
    eveningLevel: (date, level, faults) =>
      `${date} : niveau d’objet ${level}, ${faults < 2 ? `${faults} défaut ouvert` : `${faults} défauts ouverts`}`,
    notes: 'Notes',
    altOf: 'Reroll de',
    nobodysAlt: 'Personne',
    altHint:
      'Les soirées d’un reroll comptent pour la présence du personnage principal ; le reroll n’a pas de ligne à lui.',
    left: 'A quitté le groupe',
    leftHint:
      'Absent de « Saison » et de « Ce soir » tant que « Afficher les partants » est décoché.',
    stored: 'Enregistré sur cet appareil et dans l’exportation des raids.',
    notesUnreadable: 'Les notes ne peuvent pas être lues : rien ne peut être changé ici.',
  },
} satisfies TranslatedTexts;
