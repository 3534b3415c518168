import type { TranslatedTexts } from '../translation';

export const SEASON = {
  evening: {
    raidOf: (owner) => `Raid de ${owner}`,
    raids: (raids) => (raids === 1 ? 'un raid' : `${raids} raids`),
    excused: 'excusé',
    'not yet here': 'pas encore là',
    onAlt: (alt) => `sur ${alt}`,
    there: 'là',
    bench: 'banc',
    unclear: 'incertain',
    notSaved: 'pas sur cet appareil',
    seenOf: (category, seen, recorded) => `${category} ${seen} sur ${recorded}`,
  },
  season: {
    title: 'Saison',
    notOpened: 'pas ouvert',
    faultsSince: (faults, before) => `${faults}, avant ${before}`,
    evening: (date, passed, median) =>
      median
        ? `${date} : ${passed} en règle, niveau d’objet médian ${median}`
        : `${date} : ${passed} en règle`,
  },
  groups: {
    group: 'Groupe',
    columns: {
      player: 'Joueur',
      attendance: 'Présence',
      level: 'Niveau d’objet',
      faults: 'Défauts',
    },
    reading: (done, all) => `Lecture des raids : ${done} sur ${all}`,
    progress: 'Lecture des raids',
    notesUnreadable:
      'Les rerolls, les joueurs partis et les soirées excusées sont illisibles : une version plus récente de Ready Check les a peut-être écrits. Ils restent tels quels et ne comptent pas ici. Recharge la page.',
    openRaid: 'Ouvrir un raid',
  },
  seasonView: {
    onDevice: (raids) =>
      raids === 1 ? '1 raid sur cet appareil' : `${raids} raids sur cet appareil`,
    evenings: (count, first, last) =>
      count === 1 ? `1 soirée, ${last}` : `${count} soirées, du ${first} au ${last}`,
    eveningsBySource: (opened, listed, lookedOn) =>
      `${opened + listed} soirées : ${opened} ouvertes, ${listed} d’après la liste de la guilde du ${lookedOn}`,
    signInToCount: 'Connecte-toi pour compter les soirées que personne n’a ouvertes.',
    fromList: 'd’après la liste de la guilde',
    strangers: (names) =>
      names === 1
        ? '1 nom de la liste de la guilde n’est dans aucun raid enregistré'
        : `${names} noms de la liste de la guilde ne sont dans aucun raid enregistré`,
    reachesBack: (date) => `La liste de la guilde remonte au ${date}`,
    eveningCount: (count) => (count === 1 ? '1 soirée' : `${count} soirées`),
    players: (count) => (count === 1 ? '1 joueur' : `${count} joueurs`),
    noRequest: 'rien n’est demandé à Warcraft Logs',
    passedOnEvening: (passed, date) => `${passed} en règle le ${date}`,
    passedOn: (date) => `en règle le ${date}`,
    median: 'niveau d’objet médian',
    attendance: 'de présence',
    readiness: 'Préparation au fil de la saison',
    evening: 'Soirée',
    passedShare: 'en règle, %',
    cellsShow: 'Afficher',
    shows: { gear: 'Équipement', pull: 'Au pull', level: 'Niveau d’objet' },
    shortShows: { gear: 'Équip.', pull: 'Pull', level: 'Niveau' },
    roles: 'Rôles',
    allRoles: 'Tous les rôles',
    onlyWithFindings: 'Seulement avec des défauts',
    showLeft: 'Afficher les partants',
    filter: 'Filtrer',
    sortBy: 'Trier par',
    sorted: (column, isAscending) =>
      isAscending ? `Trié par ${column}, croissant` : `Trié par ${column}, décroissant`,
    nobody: 'Personne ne correspond à ces filtres.',
    scrolls: 'Joueurs par soirée',
    foot: { passed: 'En règle', median: 'Niveau d’objet médian', pull: 'Flacon et nourriture' },
    excuse: 'Excuser',
    excuseOf: (state, player, date) => `${state}, ${player}, ${date} : excuser`,
    takeBack: 'Ne plus excuser',
    takeBackOf: (state, player, date) => `${state}, ${player}, ${date} : ne plus excuser`,
    listed: (raids) =>
      raids === 1
        ? '1 raid est listé sans joueurs : ouvre-le pour qu’il compte'
        : `${raids} raids sont listés sans joueurs : ouvre-les pour qu’ils comptent`,
    leaveOut: 'Exclure de la saison',
    wasLeftOut: (raid) => `Exclu de la saison : ${raid}`,
    leftOut: (raids) =>
      raids === 1 ? '1 raid est exclu de la saison' : `${raids} raids sont exclus de la saison`,
    takeRaidBack: 'Réintégrer',
    unreadableKill: (boss, raid) =>
      `${boss} de ${raid} est illisible sur cet appareil et ne compte donc pas.`,
    unreadableRaid: (raid) => `${raid} est illisible sur cet appareil et ne compte donc pas.`,
    moreUnreadable: (count) =>
      count === 1 ? 'Un autre est illisible.' : `${count} autres sont illisibles.`,
    none: 'Pas encore de saison. Ouvre deux raids du même groupe et cette page se remplit toute seule.',
  },
  tonight: {
    title: 'Ce soir',
    roleCount: (role, count) => `${role} : ${count}`,
    guest: 'invité',
    notSeenYet: 'pas encore vu',
    couldBring: (names) => `Pourraient l’apporter : ${names} (ne viennent pas)`,
    onlySource: (categories) => `seule source de ${categories}`,
    asOf: (date) => `au ${date}`,
    missing: 'Il manque',
    notKnown: (names) => `Inconnus ici : ${names}`,
    awayByList: (names) => `Absents d’après cette liste : ${names}`,
    which: (name) => `Quel ${name} ?`,
  },
  tonightView: {
    size: 'Taille',
    asOf: (date) => `Défauts au ${date}, sauf autre date indiquée à côté du nom.`,
    coming: 'Viennent',
    notComing: 'Ne viennent pas',
    nobody: 'Personne',
    nobodyFound: 'Personne ne correspond à la recherche.',
    isComing: (name, facts) => `${name} vient : ${facts}`,
    isNotComing: (name, facts) => `${name} ne vient pas : ${facts}`,
    remove: (name) => `Retirer ${name}`,
    parts: 'Affiché',
    who: 'Qui',
    copyNames: 'Copier les noms',
    pasteNames: 'Coller des noms',
    pasteHint: 'un par ligne, ou une liste d’inscrits',
    takeNames: 'Reprendre les noms',
    reading: 'Lecture…',
    nobodyRead: 'Cette liste ne nomme personne de connu ici : rien n’a changé.',
    areComing: (count) =>
      count === 0
        ? 'Personne ne vient.'
        : count === 1
          ? 'Une personne vient.'
          : `${count} personnes viennent.`,
    addSomebody: 'Ajouter quelqu’un',
    name: 'Nom',
    nameHint: 'peut rester vide',
    class: 'Classe',
    spec: 'Spécialisation',
    choose: 'Choisis',
    notKnown: 'inconnue',
    add: 'Ajouter',
    none: 'Personne à choisir pour l’instant. Ouvre un raid de ton groupe, et ses joueurs seront ici.',
  },
} satisfies TranslatedTexts;
