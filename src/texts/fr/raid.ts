import { term } from '#domain/language';
import type { TextsOf } from '../translation';
import { formatWait } from '../wait';

const kills = (count: number) => `${count} ${count < 2 ? 'kill' : 'kills'}`;
const pulls = (count: number) => `${count} ${count < 2 ? 'pull' : 'pulls'}`;

export const RAID = {
  raid: {
    noKills:
      'Aucun boss n’a encore été tué dans ce rapport. Si le raid continue, recharge-le plus tard.',
    noRaidKills: 'Aucun boss de raid n’a été tué dans ce rapport.',
    otherFights: 'Autres combats',
    by: (owner) => `par ${owner}`,
    data: 'Données : Warcraft Logs',
    fetchedAt: (when) => `Chargé ${when}`,
    fetchAgain: 'Recharger',
    shownAsSaved: (when) => `Affiché tel qu’enregistré sur cet appareil (${when}).`,
    heroicMark: '☠',
    heroic: 'Héroïque',
    killOf: (nth, count) => `Kill ${nth} sur ${count}`,
    unknownFight: (fight) =>
      `Le dernier boss tué est affiché : ce rapport ne contient pas ce combat (combat ${fight}).`,
    fightLost:
      'Le rapport ne contient plus ce combat. Il reste affiché jusqu’à ce que tu en choisisses un autre.',
    fightLostButSaved: 'Le rapport ne contient plus ce combat. Il est enregistré sur cet appareil.',
    lostKills: 'Plus dans le rapport',
    lostKillsHint: 'Enregistrés sur cet appareil avant que le rapport ne les perde.',
    unread: 'Une partie de l’équipement de ce log est illisible, elle n’est donc pas jugée :',
    unreadOf: (player, pieces) => `${player} : ${pieces.join(', ')}`,
    attemptsToo: 'Afficher les wipes',
    nthAttempt: (nth, left) =>
      ` · wipe ${nth}${left === undefined ? '' : `, ${Math.max(1, Math.round(left))} %`}`,
    buffs: 'Buffs/Debuffs',
    players: 'Joueurs',
    verdictCount: (count, verdict) => `${count} ${inSentence(verdict)}`,
    worthALook: (count) => `${count} à regarder`,
    alsoIn: (verdict) => `aussi ${inSentence(verdict)}`,
    noPlayers: 'Aucun joueur',
    partMissing:
      'Une partie de l’application n’a pas pu être chargée. Vérifie la connexion et recharge la page.',
    unforeseen: 'Un problème est survenu dans l’application. Recharge la page et réessaie.',
    tryAgain: 'Réessayer',
    retriesIn: (seconds) => `Nouvel essai dans ${formatWait(seconds)}`,
  },
  readiness: {
    title: 'Préparation',
    ofPassed: (all) => `sur ${all} en règle`,
    levels: 'Niveau d’objet par rôle',
    role: 'Rôle',
    median: 'Médiane',
    behind: 'Bien en dessous de la médiane',
    behindOne: (name, level) => `${name} ${level}`,
    minimum: (level) => `Le minimum est ${level}.`,
    slots: 'Pièces sans enchantement ou faibles, par emplacement',
    slot: 'Emplacement',
    share: 'Part',
    count: 'Joueurs',
    withoutEnchant: 'sans enchantement',
    low: 'faible',
    noKillOpened: 'Aucun kill ouvert pour l’instant',
  },
  role: {
    tanks: 'Tanks',
    healers: 'Soigneurs',
    dps: 'Dégâts',
    passed: (passed, all, roles) =>
      `${passed} sur ${all} en règle : ${roles
        .map(([role, some, count]) => `${role.toLowerCase()} ${some} sur ${count}`)
        .join(', ')}`,
  },
  view: {
    views: 'Vues',
    share: 'Partager',
    toBuy: 'À acheter',
    names: {
      verdicts: 'Verdicts',
      board: 'Tableau d’équipement',
      night: 'Toute la soirée',
      since: 'Depuis le dernier raid',
    },
    shortNames: {
      verdicts: 'Verdicts',
      board: 'Tableau',
      night: 'Soirée',
      since: 'Comparer',
    },
    pickABoss: 'Choisis un boss',
    previousBoss: 'Boss précédent',
    nextBoss: 'Boss suivant',
    position: (nth, all) => `${nth} sur ${all}`,
    offline: 'hors ligne',
  },
  board: {
    raider: 'Joueur',
    average: 'Moyenne',
    faults: 'Défauts',
    perSlot: 'Par emplacement',
    scrolls: 'Joueurs par emplacement',
    onlyWithFindings: 'Seulement avec défauts',
    nobody: 'Personne n’a de défaut dans ce combat.',
    noGear: 'pas d’équipement',
    empty: 'vide',
    notRecorded: 'pas dans le log',
    unknownLevel: 'niveau d’objet inconnu',
    passed: 'en règle',
    legend: {
      cross: 'sans enchantement',
      triangle: 'niveau d’objet faible',
      square: 'autre défaut',
      ring: 'châsse vide',
      eye: 'à regarder',
    },
  },
  night: {
    player: 'Joueur',
    now: 'À présent',
    scrolls: 'Joueurs par kill',
    noKills: 'Aucun boss n’a été tué dans ce rapport, il n’y a donc rien à comparer.',
    fetching: (there, all) => `Chargement des kills : ${there} sur ${all}`,
    progress: 'Chargement des kills',
    pausing: (seconds) =>
      `Warcraft Logs demande une pause. Le chargement reprend de lui-même dans ${formatWait(seconds)}.`,
    stop: 'Arrêter',
    fetchRest: 'Charger le reste',
    incomplete: (there, all) =>
      `${there} sur ${kills(all)} chargés. Ce qui est hachuré n’est pas sur cet appareil.`,
    offline: (there, all) =>
      `Hors ligne : ${there} sur ${kills(all)} sur cet appareil. Ce qui est hachuré sera chargé dès qu’il y aura une connexion.`,
    allThere: (all) => (all === 1 ? 'Le seul kill est chargé.' : `Les ${all} kills sont chargés.`),
    pulls: {
      fetching: (there, all) => `Chargement des pulls : ${there} sur ${all}`,
      progress: 'Chargement des pulls',
      incomplete: (there, all) =>
        `${there} sur ${pulls(all)} chargés. Ce qui est hachuré n’est pas sur cet appareil.`,
      offline: (there, all) =>
        `Hors ligne : ${there} sur ${pulls(all)} sur cet appareil. Ce qui est hachuré sera chargé dès qu’il y aura une connexion.`,
    },
    show: 'Afficher',
    shows: { gear: 'Équipement', pull: 'Au pull' },
    seen: 'Vu',
    onlyUnseen: 'Seulement là où quelque chose n’a pas été vu',
    nothingUnseen:
      'Flacon et nourriture ont été vus chez tout le monde, partout où le log les note.',
    groups: {
      changed: 'Changé ce soir',
      same: 'Le même défaut toute la soirée',
      passed: 'En règle toute la soirée',
      'not judged': 'Sans verdict',
    },
    passed: 'en règle',
    faults: 'défauts',
    absent: 'absent',
    noGear: 'pas d’équipement',
    notJudged: 'sans verdict',
    notFetched: 'pas chargé',
    reading: 'chargement',
    failed: (why) => `n’a pas pu être chargé : ${why}`,
    fixed: 'corrigé',
    new: 'nouveau',
    attendance: (attended, known) => `${attended} sur ${known}`,
    passedOf: (passed, all) => `${passed} sur ${all} en règle`,
    onlyChanged: 'Seulement les joueurs qui ont changé',
    nobodyChanged: 'Rien n’a été corrigé, et rien de nouveau ne manque.',
    killCount: (count) => (count < 2 ? `${count} kill` : `${count} kills`),
    passedOver: (first, last) => `${first} en règle au début, ${last} à la fin`,
    fixedSomething: (raiders) =>
      raiders < 2 ? `${raiders} a corrigé quelque chose` : `${raiders} ont corrigé quelque chose`,
    fixedHere: 'Corrigé',
    fixedAt: (boss) => `Corrigé à ${boss}`,
    legend: {
      steady: 'défaut, inchangé',
      fixed: 'corrigé ici',
      arisen: 'nouveau ici',
      passed: 'en règle',
      absent: 'absent',
    },
  },
  since: {
    against: 'Comparé à',
    option: (title, when, shared) =>
      `${title}, ${when} (${shared} ${shared < 2 ? 'joueur' : 'joueurs'} dans les deux)`,
    outside: 'Un raid qui n’est pas enregistré ici',
    another: 'Un autre rapport',
    anotherHint: 'Code ou lien du rapport',
    compare: 'Comparer',
    none: 'Aucun raid plus ancien n’est enregistré sur cet appareil. Ouvres-en un par la recherche de guilde ou par son lien, puis reviens : il s’enregistre en s’ouvrant.',
    sameReport: 'C’est le rapport que tu as ouvert. Donnes-en un autre.',
    nobodyShared: 'Les deux raids n’ont aucun joueur en commun.',
    anonymous:
      'Un rapport anonyme ne dit pas qui sont ses joueurs, il ne peut donc pas être comparé.',
    notJudged:
      'Ready Check n’a pas de règles pour l’un des deux raids, ils ne peuvent donc pas être comparés.',
    twoEras:
      'Les deux raids viennent de versions différentes du jeu, chacune avec ses règles : ils ne peuvent pas être comparés.',
    thisRaid: 'Ce raid',
    earlierRaid: 'Le raid précédent',
    lastKill:
      'Chaque joueur d’après le dernier kill où son équipement est dans le log. Flacon et nourriture ne sont pas comparés.',
    lists: {
      fixed: 'Corrigés',
      newFindings: 'Nouveaux défauts',
      stillOpen: 'Toujours ouverts',
      newHere: 'Nouveaux venus',
      notHere: 'Absents',
    },
    itemLevels: 'Niveau d’objet',
    fromTo: (before, now) => `de ${before} à ${now}`,
    dots: 'Vide : le raid précédent. Plein : ce raid.',
    forRaids: (count) => `depuis ${count} raids`,
    passedAndLevel: 'En règle · niveau d’objet du raid',
    change: (before, now) => `${before} → ${now}`,
    nobody: 'Personne',
    notKnown: 'Connu seulement quand tous les kills sont chargés.',
    passed: 'en règle',
    noGear: 'pas d’équipement',
    itemLevel: (change) => `niveau d’objet ${change}`,
  },
  overTime: {
    heading: 'Au fil du temps',
    range: (lowest, highest) =>
      `Niveau d’objet de ${lowest} à ${highest} ; barres : défauts ouverts`,
    raid: 'Raid',
    date: 'Date',
    itemLevel: 'Niveau d’objet',
    faults: 'Défauts ouverts',
    unknown: 'inconnu',
  },
  follow: {
    follow: 'Suivre ce raid',
    checkedAt: (when) => `Vérifié chaque minute, la dernière fois à ${when}.`,
    offline: 'Hors ligne. Le suivi reprend dès que tu es de nouveau en ligne.',
    over: 'Rien de nouveau depuis 45 minutes, ce raid n’est donc plus suivi.',
    newPull: (boss, passed) =>
      `Nouveau pull : ${boss}${passed ? `, ${passed[0]} sur ${passed[1]}` : ''}`,
    show: 'Afficher',
    keepOnTop: 'Garder au premier plan',
    notOpened: 'Le navigateur n’a pas ouvert la petite fenêtre.',
    following: (owner) => `Suivi du log de ${owner}`,
    noPull: 'Aucun pull pour l’instant. Il s’affichera ici tout seul.',
    killedAt: (time, nth) => `tué à ${time} · pull ${nth}`,
    attemptAt: (time) => `pull de ${time}`,
    minutesAgo: (minutes) => (minutes < 1 ? 'à l’instant' : `il y a ${minutes} min`),
    checkedLast: (when) => `vérifié à ${when}`,
    more: (count) => `${count} de plus`,
    news: (fights) => `Nouveau : ${fights.join(', ')}`,
  },
  player: {
    details: 'Détails du joueur',
    chooseOne: 'Choisis un joueur pour voir chaque pièce qu’il portait dans ce combat.',
    talents: (talents) => `Talents : ${talents}`,
    noTalents: 'Talents absents du log',
    itemLevelWords: 'Niveau d’objet',
    atAGlance: 'En un coup d’œil',
    potions: (count) => `Potions : ${count}`,
    healthstones: (count) => `Pierres de soins : ${count}`,
    professions: {
      alchemy: 'Alchimie',
      blacksmithing: 'Forge',
      enchanting: 'Enchantement',
      engineering: 'Ingénierie',
      inscription: 'Calligraphie',
      jewelcrafting: 'Joaillerie',
      leatherworking: 'Travail du cuir',
      tailoring: 'Couture',
    },
    worthALook: 'À regarder',
    passed: 'En règle',
    notJudged: 'Sans verdict : Ready Check n’a pas de règles pour ce rapport.',
    noGear:
      'L’équipement de ce joueur n’est pas dans le log pour ce combat. Un autre boss du raid l’a peut-être.',
    tooManyEmpty: (empty, of) =>
      `${empty} emplacements sur ${of} sont vides : déconnecté, ou le log est coupé. L’équipement est peut-être à un autre boss du raid.`,
    shared: (name) => `Plusieurs joueurs s’appellent ${name} ici. Choisis-en un dans la liste.`,
    notInFight: (name) => `Pas dans ce combat : ${name}`,
    gear: 'Équipement',
    unknownItem: (id) => `Objet ${id}`,
    emptySlot: (slot) => `${slot} : vide`,
    unloggedSlot: (slot) => `${slot} : pas dans le log`,
    unread: (pieces) => `Illisible dans ce log, donc pas jugé : ${pieces.join(', ')}`,
    unreadPiece: (slot, name) => (slot && name ? `${slot} (${name})` : slot || name || 'une pièce'),
    enchanted: 'Enchanté',
    unknownEnchant: 'Enchanté, non reconnu',
    unknownGem: (id) => `Gemme ${id}`,
    sockets: (colours) => `châsses : ${colours}`,
    everyPiece: 'Chaque pièce',
    metaActive: (conditions) => `Méta-gemme active : ${conditions}`,
    metaInactive: (conditions) => `Méta-gemme inactive : ${conditions}`,
    professionsSeen: 'Métiers reconnus',
    excuse: 'Exempter',
    excused: 'Exempté',
    excuseItem: (piece) => `Exempter : ${piece}`,
    fullHeight: 'Pleine hauteur',
    previousBoss: (boss) => `Même joueur au boss précédent : ${boss}`,
    nextBoss: (boss) => `Même joueur au boss suivant : ${boss}`,
  },
} satisfies TextsOf<
  | 'raid'
  | 'readiness'
  | 'role'
  | 'view'
  | 'board'
  | 'night'
  | 'since'
  | 'overTime'
  | 'follow'
  | 'player'
>;

/** A column's title after a number: `12 en règle`, `8 enchantements manquants`. */
const inSentence = (verdict: string): string => {
  const [first = '', ...rest] = term(verdict);
  return first.toLowerCase() + rest.join('');
};
