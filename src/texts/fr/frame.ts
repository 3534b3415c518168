import { formatList } from '#domain/listing';
import type { TranslatedTexts } from '../translation';

const browsers = ({ chrome, firefox, safari, ios }: Record<string, string>) =>
  `Chrome ou Edge ${chrome}, Firefox ${firefox} ou Safari ${safari} (iOS ${ios})`;

export const FRAME = {
  frame: {
    appName: 'Ready Check',
    screens: 'Pages',
    raids: 'Raids',
    skipToContent: 'Aller au contenu',
    season: 'Saison',
    tonight: 'Ce soir',
    settings: 'Options',
    marks: 'Ce que signifient les marques',
    offline: 'Hors ligne',
    crashTitle: 'Erreur inattendue de l’application !',
    crashUnknownAddress: 'Il n’y a rien à cette adresse.',
    crashNothingLost:
      'Aucun raid n’est perdu : ce qui a été enregistré sur cet appareil y est toujours.',
    goHome: 'Aller à l’accueil',
    reload: 'Recharger',
    loading: 'Chargement...',
    untitled: 'Rapport sans titre',
    footer:
      'Un outil de fan pour les raids de Mists of Pandaria, Burning Crusade Anniversary et Cataclysm Classic ; Forever encore sans verdicts. Sans lien avec Blizzard Entertainment ni Warcraft Logs. Icônes des auteurs de game-icons.net, CC BY 3.0.',
    whatLeaves: 'Ce que l’app envoie et enregistre',
    close: 'Fermer',
    chunkFailed:
      'Cette partie de l’application n’a pas pu être chargée. Vérifie la connexion et recharge la page.',
  },
  find: {
    player: 'Trouver un joueur',
    shown: (count, all) => `${count} sur ${all} affichés`,
  },
  install: {
    install: 'Installer',
    addToHomeScreen:
      'Pour installer : touche Partager, puis « Sur l’écran d’accueil ». L’application installée démarre vide : exporte d’abord tes raids dans les options, puis importe-les là-bas.',
  },
  update: {
    updateReady: 'Une nouvelle version est prête.',
    nothingLost: 'Tes raids et cette vue restent.',
    later: 'Plus tard',
    whatIsNew: 'Nouveautés',
    reloadAnyway: 'Recharger quand même',
    endsWork: (works) => `Encore en cours dans cette fenêtre : ${works}. Recharger y met fin.`,
    waitsForWork: (works) =>
      `Encore en cours dans une autre fenêtre, qui se recharge ensuite : ${works}.`,
    works: {
      import: 'un import de raids',
      export: 'un export de raids',
      saving: 'l’enregistrement d’un raid',
      undo: 'une suppression qui peut être annulée',
      following: 'le suivi d’un raid',
      'sign-in': 'une connexion à Warcraft Logs',
    },
    changelogNotRead:
      'Les nouveautés n’ont pas pu être lues. Recharge pour les voir dans la nouvelle version.',
  },
  marks: {
    marks: {
      bar: {
        mark: 'une barre',
        means:
          'un emplacement, de la tête à l’arme à distance ; plus elle est haute, meilleure est la pièce',
      },
      tall: { mark: 'haute, rouge', means: 'pas d’enchantement' },
      hanging: { mark: 'pend', means: 'sous le niveau minimum' },
      hole: { mark: 'trou', means: 'châsse vide' },
      hollow: { mark: 'creuse', means: 'rien de porté' },
      eye: { mark: 'œil, 2', means: 'deux choses qui méritent un coup d’œil ; pas de défaut' },
      ring: { mark: 'anneau', means: 'combien du raid ont réussi à ce kill' },
      squares: { mark: 'carrés', means: 'le raid : un par joueur, par tanks, soigneurs et dégâts' },
    },
    hide: 'Masquer ces mots',
  },
  paste: {
    paste: 'Coller',
    refused:
      'Le navigateur ne laisse pas Ready Check lire le presse-papiers. Appuie longuement sur le champ et choisis « Coller ».',
    empty:
      'Il n’y a pas de texte dans le presse-papiers : il est vide ou contient une image. Copie d’abord le lien du rapport.',
    noLink:
      'Il n’y a pas de lien de rapport dans le presse-papiers. Copie l’adresse d’un rapport : …warcraftlogs.com/reports/ et 16 caractères.',
  },
  keyboard: {
    title: 'Raccourcis clavier',
    keys: {
      find: 'Trouver un joueur, sinon le champ du rapport',
      nextPlayer: 'Joueur suivant',
      previousPlayer: 'Joueur précédent',
      buffs: 'Ouvrir ou fermer Buffs/Debuffs',
      passed: 'Ouvrir ou fermer En règle, là où la liste se replie',
      filter: 'Filtre du tableau',
      saved: 'Raids enregistrés',
      help: 'Cette liste',
    },
    turnOff: 'Les raccourcis se désactivent dans les Options.',
    areOff: 'Les raccourcis sont désactivés dans les Options.',
  },
  firstPage: {
    waitToShare:
      'Un lien partagé s’ouvre une fois Ready Check démarré. Attends un instant, puis appuie encore sur Entrée.',
    tooOld: (oldest) =>
      `Ce navigateur est trop ancien pour Ready Check. Il faut au moins ${browsers(oldest)}.`,
    notStarted: (oldest) =>
      `Ready Check n’a pas encore démarré : soit la connexion est lente, soit ce navigateur est trop ancien. Il faut au moins ${browsers(oldest)}.`,
  },
  main: {
    reportLabel: 'RAPPORT',
    searchLabel: 'RECHERCHE',
    middleEmoji: '⚔',
    reportHeading: 'Vérifier un raid',
    homeHeading: 'Qui est prêt dans ton raid ?',
    lede: 'Colle un rapport Warcraft Logs d’un raid Classic : enchantements manquants, équipement faible, flacon et nourriture à l’engagement, et les buffs de ton groupe.',
    reportPlaceholder: 'Code ou lien du rapport',
    reportHint: 'Un lien, un code, ou Ctrl+V n’importe où sur cette page.',
    fetchFights: 'Charger les combats',
    fetching: 'Chargement...',
    badCode: 'Le code d’un rapport fait exactement 16 caractères.',
    openSample: 'Ouvrir le raid d’exemple',
    sampleHint: 'Sans clé ni réseau',
    noKey:
      'Pas encore de clé Warcraft Logs sur cet appareil. La tienne (la clé v1) vient des réglages de ton compte sur classic.warcraftlogs.com : les Options disent comment, pas à pas. Le raid d’exemple n’en a pas besoin.',
    openSettings: 'Ouvrir les Options',
    bossKills: 'Boss tués',
    readingReport: 'Lecture du rapport…',
  },
  newPage: {
    title: 'Nouvelle page',
    sections: [
      { title: 'Partie 1', line: 'Voici la première partie de la nouvelle page.' },
      { title: 'Partie 2', line: 'Voici la deuxième partie de la nouvelle page.' },
      { title: 'Partie 3', line: 'Voici la troisième partie de la nouvelle page.' },
    ],
  },
  example: {
    heading: 'Exemple',
    alternative:
      'Exemple tiré du raid d’exemple : Magmaw (Blackwing Descent héroïque). 12 sur 25 en règle : tanks 2 sur 3, soigneurs 3 sur 5, dégâts 7 sur 17. Dessous, des joueurs dans les colonnes Enchantements manquants et Niveau d’objet faible, chacun avec les emplacements concernés.',
    exampleOf: '25 joueurs dans le raid d’exemple',
    allFindings: 'sur 25 en règle',
  },
  era: {
    notJudged: (era, judged) =>
      `Ce rapport vient de ${era}. Ready Check n’a pas de règles pour cette version du jeu, donc personne n’est jugé. Tu peux quand même voir l’équipement. Pour des verdicts, ouvre un rapport de ${formatList(judged, 'or')}.`,
    uncertain: (era) =>
      `Ce rapport ne dit pas de quelle version du jeu il vient. Il est jugé selon les règles de ${era} : vérifie ses zones et sa date avant de te fier aux verdicts.`,
    unknownRaids:
      'Ce rapport ne dit pas de quelle version du jeu il vient, et Ready Check ne connaît pas ses raids. Personne n’est jugé ; l’équipement du log peut être consulté.',
    unknownGame: (version, judged) =>
      `Ce rapport vient d’une version du jeu que Ready Check ne connaît pas : le log donne le numéro ${version}. Personne n’est jugé ; l’équipement du log peut être consulté. Pour des verdicts, ouvre un rapport de ${formatList(judged, 'or')}.`,
    mixed: (eras) =>
      `Ce rapport contient des combats de ${formatList(eras, 'and')} et ne dit pas de quelle version du jeu il vient. Personne n’est donc jugé ; l’équipement du log peut être consulté. Pour des verdicts, ouvre un rapport enregistré dans l’une d’elles.`,
    forever:
      'Ce rapport est de Forever. Ses règles arriveront quand les données du jeu seront là ; d’ici là personne n’est jugé. Tu peux quand même voir l’équipement.',
    otherFight: (era) =>
      `Ce combat n’est pas un raid de ${era}. Il ne compte ni pour toute la soirée, ni depuis le dernier raid, ni pour la présence ou la saison.`,
  },
  failure: {
    noApiKey:
      'Ready Check a besoin d’une clé Warcraft Logs pour charger des rapports. Mets la tienne dans les Options, ou ouvre le raid d’exemple.',
    notSignedIn:
      'Connecte-toi avec Warcraft Logs pour charger des rapports, ou ouvre le raid d’exemple.',
    signInEnded: 'Ta session a expiré. Reconnecte-toi ; tes raids enregistrés restent.',
    reportArchived:
      'Warcraft Logs a archivé ce rapport : seuls ses abonnés peuvent l’ouvrir. Demande un fichier ou un lien à quelqu’un qui l’a enregistré.',
    reportNotPrepared:
      'Warcraft Logs prépare encore ce rapport. Ready Check a demandé six fois ; réessaie dans une minute.',
    searchNeedsKey:
      'Une session ne peut pas lister ces kills, une clé v1 le peut. Mets-en une dans les Options, ou ouvre un rapport par son lien.',
    keyRefused: 'Warcraft Logs n’a pas accepté la clé. Vérifie-la dans les Options.',
    reportNotFound:
      'Ce rapport n’existe pas ou est privé. Vérifie le code, ou demande à son propriétaire de le rendre public ou non listé.',
    guildNotFound:
      'Warcraft Logs n’a pas cette guilde sur ce royaume. Vérifie le royaume, la région et l’orthographe.',
    characterNotFound:
      'Warcraft Logs n’a pas ce personnage sur ce royaume. Vérifie le royaume, la région et l’orthographe.',
    noReportsFound:
      'Cette guilde n’a pas de rapports publics. Demande un lien à son chef de raid, ou cherche une autre guilde.',
    noReportOpens:
      'Warcraft Logs donne les rapports de cette guilde sans leurs codes, aucun ne peut donc être ouvert. Relance la recherche plus tard, ou ouvre un rapport par son lien.',
    realmNotReached:
      'Le serveur de Warcraft Logs de ce royaume ne répond pas à ta session. Réessaie plus tard, mets une clé v1 dans les Options ou ouvre un rapport par son lien.',
    stillProcessing:
      'Warcraft Logs traite encore ce rapport. Ready Check réessaiera automatiquement.',
    noFightsFound:
      'Ce rapport n’a pas encore de combats. Si le raid est en cours, recharge-le plus tard.',
    noPlayersFound:
      'Warcraft Logs ne donne aucun joueur pour ce combat. Recharge-le plus tard, ou choisis un autre boss.',
    tooManyRequests:
      'Warcraft Logs a reçu trop de requêtes. Ready Check réessaiera automatiquement.',
    hourlyLimit:
      'Ta session a atteint la limite horaire de Warcraft Logs. Ready Check réessaiera automatiquement ; une clé v1 dans les options permet de charger d’ici là.',
    underMaintenance: 'Warcraft Logs est en maintenance. Ready Check réessaiera automatiquement.',
    originFailed: (status) =>
      `Les serveurs de Warcraft Logs ne répondent pas (erreur ${status}). Réessaie dans une minute.`,
    logSiteFailed: (status) =>
      `Un problème est survenu chez Warcraft Logs (erreur ${status}). Réessaie dans une minute.`,
    requestRefused: (status, words) =>
      `Warcraft Logs a refusé la requête (${status}${words ? ` : ${words}` : ''}). Vérifie le lien ou le nom.`,
    responseUnreadable: 'Warcraft Logs a envoyé une réponse incomplète ou illisible. Réessaie.',
    responseTooLarge:
      'Warcraft Logs a envoyé plus de 32 Mo, plus qu’un rapport ne devrait en faire. Essaie un autre combat ou rapport.',
    kinds: {
      number: 'un nombre',
      integer: 'un nombre entier',
      string: 'un texte',
      boolean: 'oui ou non',
      Array: 'une liste',
      Object: 'un enregistrement',
      time: 'une date possible',
    },
    responseMisshapen: (misfit) =>
      `Warcraft Logs a envoyé une réponse que Ready Check ne comprend pas : ${misfit.path || 'la réponse'} devrait être ${misfit.expected}, mais est ${misfit.received}. Essaie un autre combat ou rapport.`,
    fieldMissing: (path) =>
      `Warcraft Logs a envoyé une réponse que Ready Check ne comprend pas : il manque ${path}. Essaie un autre combat ou rapport.`,
    eventsOfAnotherTime: 'Warcraft Logs a envoyé les événements d’un autre combat. Réessaie.',
    unreachable:
      'Warcraft Logs est injoignable. Vérifie la connexion ; ce qui est enregistré sur cet appareil s’ouvre quand même.',
    factsNotLoaded: (era) =>
      `Les tables de ${era} n’ont pas pu être chargées, il n’y a donc pas de conseils. Vérifie la connexion et réessaie.`,
    tooSlow: 'Warcraft Logs n’a pas répondu en 30 secondes. Réessaie.',
    offline:
      'Cet appareil est hors ligne. Ce qui y est enregistré s’ouvre quand même ; le reste sera chargé dès que tu seras de nouveau en ligne.',
  },
} satisfies TranslatedTexts;
