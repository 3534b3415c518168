import { formatList } from '#domain/listing';
import type { TranslatedTexts } from '../translation';

export const SETTINGS = {
  settings: {
    close: 'Fermer les options',
    sections: {
      'warcraft-logs': 'Warcraft Logs',
      rules: 'Règles',
      look: 'Apparence et langue',
      keyboard: 'Clavier',
      storage: 'Stockage',
    },
    all: 'Toutes les Options',
    ruleGroups: {
      gear: 'Équipement',
      gems: 'Gemmes',
      enchants: 'Enchantements',
      pull: 'Au pull',
    },
    shortcutsOn: 'Les raccourcis sont actifs',
    shortcutsOff: 'Les raccourcis sont désactivés',
    keyTitle: 'Clé Warcraft Logs',
    key: 'Ta propre clé API',
    keySource: 'Elle n’est envoyée qu’à Warcraft Logs et n’est enregistrée que dans ce navigateur.',
    keyHow: 'Comment obtenir une clé',
    keySteps: [
      'Connecte-toi à Warcraft Logs et ouvre les réglages de ton compte.',
      'Descends jusqu’à Web API, en bas de la page.',
      'Tape un nom quelconque dans V1 Client Name et appuie sur Set. Sans nom, aucune clé ne s’affiche.',
      'Copie la V1 Client Key et colle-la ci-dessus.',
    ],
    keyPage: 'Ouvrir les réglages du compte',
    keyOfBuild: 'Sans clé à toi, celle fournie avec cette application est utilisée.',
    showKey: 'Afficher',
    removeKey: 'Retirer',
    theme: 'Thème',
    themes: { system: 'Système', dark: 'Sombre', light: 'Clair' },
    language: 'Langue',
    systemLanguage: (language) => `Système (${language})`,
    languageHint: 'Les noms des boss et des objets viennent du log.',
    languageInUse: (language) => `Langue : ${language}`,
    languageFailed: (language) =>
      `${language} n’a pas pu être chargé. Vérifie la connexion et recharge la page.`,
    minimumItemLevel: 'Niveau d’objet minimum',
    minimumHint: 'Les pièces en dessous comptent comme faibles.',
    minimumInvalid: (lowest, highest, inUse) =>
      `Tape un nombre entier de ${lowest} à ${highest}. D’ici là, ${inUse} reste en vigueur.`,
    reset: (level) => `Remettre à ${level}`,
    whatCounts: 'Ce qui compte',
    whatCountsHint:
      'Compte : met un joueur dans une colonne de défauts. Conseil : un œil à côté du nom. Non : pas examiné.',
    ruleSettings: { counts: 'Compte', advice: 'Conseil', off: 'Non' },
    defaultRuleSetting: (setting) => `Par défaut : ${setting}`,
    notDefaults: 'Diffère des valeurs par défaut.',
    restoreDefaults: 'Rétablir les valeurs par défaut',
    ownChoices: 'tes propres choix sous « Ce qui compte »',
    minimumBy: 'Le minimum vaut',
    minimums: { number: 'Le nombre ci-dessus', raid: 'Par raid' },
    unknownRaid: 'Un raid inconnu prend la valeur la plus basse.',
    levelsWithout: (levels, exempt) => `${levels} (exemptés : ${exempt})`,
    exemptByRaid: {
      cataclysm: 'bijoux de Sombrelune',
      'burning-crusade': 'équipement de résistance, reliques et bijoux portés au-delà de leur raid',
    },
    excused: 'Objets exemptés',
    excusedHint:
      'Portés exprès : pas de défaut pour leur niveau d’objet, le JcJ ou une armure plus légère. Pour exempter une pièce, utilise son bouton dans les détails du joueur.',
    noneExcused: 'Aucun objet n’est exempté.',
    itemId: 'Numéro de l’objet',
    excuse: 'Exempter',
    itemIdInvalid: 'Le numéro d’un objet est un nombre entier, comme dans l’adresse de sa page.',
    item: (id, name) => (name ? `${name} (${id})` : `Objet ${id}`),
    stopExcusing: (item) => `Retirer : ${item}`,
    shortcuts: 'Utiliser les raccourcis clavier',
    used: 'Utilisé',
    available: 'Disponible',
    unknown: 'Ce navigateur ne le dit pas',
    promise: 'Protégé de l’effacement',
    promised: 'Oui : le navigateur n’efface rien de lui-même.',
    notPromised: 'Non : le navigateur peut effacer les raids si la place manque.',
    installHelps: 'Installer l’application aide.',
    requestPersistence: 'Demander au navigateur de les garder',
    promiseRefused: 'Le navigateur refuse de les protéger.',
    safariDeletes:
      'Safari efface ce qu’une page enregistre après sept jours sans visite, mais pas pour une application de l’écran d’accueil. Celle-ci démarre vide : exporte tes raids ici et importe-les là-bas.',
    offlineStart: 'S’ouvre hors ligne',
    workerTroubles: {
      'no workers':
        'Non : ce navigateur ne laisse pas l’application s’enregistrer (fenêtre privée, cookies bloqués ou page sans https).',
      refused: (why) => `Non : le navigateur a refusé d’enregistrer l’application (${why}).`,
      'not installed':
        'Non : un fichier de l’application n’a pas pu être chargé ou enregistré. Un bloqueur de contenu, le réseau ou un disque plein peut en être la cause. Recharge pour réessayer.',
    },
    notOpenedForLongest: 'Ouverts il y a le plus longtemps',
    deleteAll: 'Supprimer tous les raids',
    confirm: (raids) => `Supprimer de cet appareil : ${raids}, épinglés compris ?`,
    confirmAgain:
      'Vraiment ? Warcraft Logs ne les a peut-être plus. L’annulation ne les ramène que tant que cette application reste ouverte.',
    confirmPermanently:
      'Vraiment ? Il y en a trop pour annuler : pas de retour possible, et Warcraft Logs ne les a peut-être plus.',
    statementsOnly: 'tes notes, qui vient ce soir, tes coches et les guildes à l’accueil',
    statementsToo:
      'Tes notes, qui vient ce soir, tes coches et les guildes à l’accueil disparaissent aussi.',
    yes: 'Oui, continuer',
    deleteNow: (raids) => `Supprimer maintenant : ${raids}`,
    cancel: 'Annuler',
    allDeleted: 'Il ne reste aucun raid sur cet appareil.',
    importingElsewhere:
      'Une autre fenêtre importe des raids. Arrête-la d’abord. Rien n’a été supprimé.',
    notDeleted:
      'Le navigateur a refusé de les supprimer. Ils sont toujours là. Recharge la page et réessaie.',
  },
  privacy: {
    requests: 'Qui reçoit quoi',
    logSite:
      'les rapports que tu ouvres ou suis, et les guildes et personnages que tu cherches ou gardes à l’accueil, avec ta clé ou ta session',
    icons: 'les icônes des objets et des boss visibles',
    items: 'un objet, ses gemmes et son enchantement, seulement quand tu cliques sur son lien',
    ownHost: 'les fichiers de cette application ; avec un lien, aussi le rapport qu’il désigne',
    nobodyElse: 'Rien n’est envoyé à personne d’autre. Pas de cookies, pas de mesure d’audience.',
    stored: 'Ce qui est gardé dans ce navigateur',
    storedOnes: [
      'les raids que tu ouvres, avec joueurs et équipement, et les résultats partagés avec toi',
      'ce que tu notes des joueurs et des raids, qui vient ce soir et ce que tu coches comme acheté',
      'les guildes et personnages que tu as cherchés',
      'les guildes gardées à l’accueil, avec leurs rapports et qui était là',
      'tes options, ta clé et ta session',
      'l’application et les icônes, pour s’en servir sans connexion',
      'combien de requêtes ont été envoyées dans l’heure, quels kills sont nouveaux dans les raids que tu suis, et où tu étais en partant te connecter',
    ],
    deleted: 'Comment l’effacer',
    deletedBy: [
      'Raids, résultats partagés, notes, coches et guildes à l’accueil : « Supprimer tous les raids » dans les Options.',
      'Clé : « Retirer » dans les Options. Session : « Se déconnecter ».',
      'Tout, recherches comprises : efface les données de ce site dans ton navigateur.',
    ],
  },
  waysIn: {
    signInAgain: 'Se reconnecter',
    signIn: 'Se connecter avec Warcraft Logs',
    opening: 'Ouverture de Warcraft Logs...',
    hint: 'Pour charger, il faut se connecter ; cela ouvre warcraftlogs.com et revient ici.',
    sampleHint: 'Le raid d’exemple ne demande ni session ni réseau.',
    offline: 'Se connecter demande du réseau. Les raids enregistrés s’ouvrent sans.',
  },
  signIn: {
    purpose:
      'Pour charger des rapports. Cela ouvre warcraftlogs.com et revient ici ; le mot de passe reste là-bas. Ready Check peut alors lire les rapports que tu peux lire, privés compris, et n’écrit rien.',
    finishing: 'Connexion en cours...',
    signedInAs: (name) => (name ? `Connecté en tant que ${name}.` : 'Connecté.'),
    signedIn: 'Connecté',
    as: 'Connecté en tant que',
    thisVisit: 'Pour cette visite seulement : ce navigateur refuse de le garder.',
    signOut: 'Se déconnecter',
    stillAllowed:
      'Déconnecté sur cet appareil. Warcraft Logs compte encore Ready Check parmi les applications que tu as autorisées.',
    endAllowance: 'Y mettre fin dans les réglages de ton compte',
    problems: {
      refused:
        'Warcraft Logs ne t’a pas connecté. Réessaie, ou utilise une clé v1. Rien n’a été changé sur cet appareil.',
      'unknown state':
        'Cette connexion n’a pas commencé dans cet onglet, elle n’a donc pas été utilisée. Réessaie d’ici.',
      offline:
        'Se connecter demande du réseau, et il a été perdu au retour. Réessaie ; les raids enregistrés s’ouvrent sans.',
      'no connection':
        'Se connecter demande le réseau, et il n’y en a pas. Les raids enregistrés s’ouvrent sans.',
      'storage refused':
        'Ce navigateur ne garde rien pour ce site, la connexion ne peut donc pas aboutir. Autorise le stockage, ou utilise une clé v1.',
      insecure:
        'Se connecter ne marche qu’en https. Dis-le à qui héberge cette application, ou utilise une clé v1.',
      'not loaded':
        'Une partie de l’application n’a pas pu être chargée, personne n’a donc été connecté. Vérifie le réseau et réessaie.',
    },
    requests: 'Requêtes cette heure-ci',
    points: (spent, limit) => `${spent} sur ${limit} points`,
    resetsIn: (minutes) => `Remise à zéro dans ${minutes} min.`,
    nearLimit: 'Près de la limite.',
    pausesAt: (limit, minutes) =>
      `Le chargement fait une pause à ${limit} et reprend de lui-même dans ${minutes} min. Les raids enregistrés s’ouvrent toujours.`,
    limitReached: 'Limite atteinte.',
    requestsGoOn: (minutes) =>
      `Le chargement reprend de lui-même dans ${minutes} min. Les raids enregistrés s’ouvrent toujours.`,
    limitUnknown: 'Pas encore connu : cela vient avec le prochain rapport.',
    useKey: 'Utiliser plutôt une clé v1',
    keyUse:
      'Elle sert tant que tu n’es pas connecté, ou que la limite horaire de ta session est atteinte.',
    preparing: (repeat, repeats) =>
      `Warcraft Logs prépare encore ce rapport. Nouvel essai, ${repeat} sur ${repeats}.`,
  },
  guilds: {
    keep: 'Garder à l’accueil',
    kept: 'Gardée à l’accueil',
    noRoom: 'Trois guildes sont à l’accueil. Retires-en une pour en garder une autre.',
    region: (guilds) => (guilds === 1 ? 'Ta guilde' : 'Tes guildes'),
    noLog: 'pas encore de log à ouvrir',
    notOpened: 'pas encore ouvert',
    passed: (count) => `${count} en règle sur tous les kills`,
    looked: (when) => `consulté le ${when}`,
    neverLooked: 'pas encore consulté',
    looking: 'Consultation de Warcraft Logs…',
    open: 'Ouvrir',
    lookAgain: 'Consulter à nouveau',
    allLogs: 'Tous les logs',
    remove: 'Retirer',
    removed: (guild) => `Retirée de l’accueil : ${guild}`,
    needsConnection:
      'Ce log n’est pas encore sur cet appareil : il faut une connexion pour l’ouvrir.',
    attendanceFailed: (why) =>
      `Impossible de savoir qui était là aux soirées que personne n’a ouvertes. ${why}`,
  },
  search: {
    heading: 'Chercher une guilde ou un personnage',
    searching: 'Recherche sur Warcraft Logs…',
  },
  searchForm: {
    lookFor: 'Chercher',
    modes: { Character: 'Personnage', Guild: 'Guilde' },
    region: 'Région',
    realm: 'Royaume',
    selectRealm: 'Choisir un royaume',
    namePlaceholder: { Character: 'Nom du personnage', Guild: 'Nom de la guilde' },
    guildSuggestions: 'Guildes',
    search: 'Chercher',
    problems: {
      'no realm': 'Choisis un royaume, puis relance la recherche.',
      'no name': 'Tape un nom, puis relance la recherche.',
      'no such name':
        'Ni guilde ni personnage ne peut porter ce nom. Vérifie-le, puis relance la recherche.',
      'name too long':
        'C’est plus long que tout nom du jeu. Raccourcis-le, puis relance la recherche.',
    },
  },
  searchResult: {
    guildReports: (guild) => `Rapports de ${guild}`,
    newestReport: 'Rapport le plus récent',
    otherReports: 'Autres rapports récents',
    showMore: (count) => `En afficher ${count} de plus`,
    showFewer: 'En afficher moins',
    undated: 'Date inconnue',
    olderOpened: (era, judged) =>
      `Le rapport le plus récent ${era ? `vient de ${era}, où personne n’est jugé` : 'vient d’un raid que Ready Check ne connaît pas'}. Ouvert à la place : le plus récent de ${formatList(judged, 'or')}.`,
    noneOpened: (era) =>
      `Aucun n’a été ouvert : le plus récent vient de ${era}, où personne n’est jugé. Choisis-en un pour regarder son équipement.`,
    compare: 'Comparer',
    compareWith: 'le raid ouvert avec',
    savedHere: 'Sur cet appareil',
    invalidReportData:
      'Warcraft Logs donne le dernier rapport de la guilde sans son code, il ne peut donc pas être ouvert. Choisis-en un autre, ou relance la recherche plus tard.',
    characterKills: (character) => `Kills de ${character}`,
    hidden: (character) =>
      `${character} cache ses kills sur Warcraft Logs. Un rapport du raid s’ouvre toujours par son code ou son lien.`,
    noKills: (character, judged) =>
      `Warcraft Logs n’a aucun kill de ${character} en ${formatList(judged, 'or')}. Vérifie le royaume, la région et l’orthographe, ou ouvre un rapport par son code.`,
    missing: (zones) => `Absents de cette liste, car ils n’ont pas pu être chargés : ${zones}.`,
    kills: 'Kills',
    unnamedBoss: 'Boss sans nom',
    percentile: (percentile) => `centile ${percentile}`,
    noPercentile: 'pas de centile',
  },
} satisfies TranslatedTexts;
