import type { TranslatedTexts } from '../translation';

const raids = (count: number) => `${count} ${count < 2 ? 'raid' : 'raids'}`;
const sharedResults = (count: number) =>
  `${count} ${count < 2 ? 'résultat partagé' : 'résultats partagés'}`;
const kills = (count: number) => `${count} ${count < 2 ? 'kill' : 'kills'}`;

export const SAVED = {
  saved: {
    find: 'Chercher un raid enregistré',
    found: (count, all) => `${count} sur ${all} raids`,
    showAll: (count) => `Tout afficher (${count})`,
    killsSaved: (saved, all) => `Enregistrés : ${saved} sur ${kills(all)}`,
    opened: (when) => `ouvert ${when}`,
    more: (title) => `Plus : ${title}`,
    pinRaid: (title) => `Épingler : ${title}`,
    pinHint: 'Les raids épinglés ne sont jamais proposés à la suppression',
    delete: 'Supprimer',
    deleteRaid: (title) => `Supprimer : ${title}`,
    deleted: (title) => `Supprimé : ${title}`,
    raids,
    sharedResults,
    deletedBefore: (count) =>
      count === 1
        ? 'L’action d’avant peut aussi être annulée.'
        : `${count} actions d’avant peuvent aussi être annulées.`,
    undo: 'Revenir en arrière',
    dismiss: 'Fermer cet avis',
  },
  saving: {
    checkAll: (count) => (count === 1 ? 'Vérifier le seul kill' : `Vérifier les ${count} kills`),
    checkRest: (count) =>
      count === 1 ? 'Vérifier l’autre kill' : `Vérifier les ${count} autres kills`,
    hint: (requests) =>
      `${requests <= 1 ? '1 requête' : `${requests} requêtes`} ; s’ouvre ensuite hors ligne`,
    onDevice: (there, all) => `${there} sur ${kills(all)} ici`,
  },
  storage: {
    savedRaids: 'Raids enregistrés',
    none: 'Ce que tu ouvres est enregistré ici et s’ouvre aussi hors ligne.',
    unreadable:
      'Les raids enregistrés sont illisibles pour le moment. Rien n’est supprimé. Ferme les autres fenêtres de cette application, ou quitte la navigation privée, et recharge.',
    listIsNewer:
      'Une version plus récente de cette application a écrit la liste des raids enregistrés. Rien n’est supprimé. Recharge pour mettre l’application à jour.',
  },
  storageNotice: {
    notSaving: {
      full: 'Le stockage est plein : ce que tu ouvres n’est plus enregistré. Supprime un raid dont tu n’as plus besoin, ou fais de la place sur l’appareil.',
      refused:
        'Ce navigateur refuse de stocker des données ici (une fenêtre privée ?) : ce que tu ouvres n’est pas enregistré.',
      failed:
        'Le stockage de l’application sur cet appareil a lâché : ce que tu ouvres n’est plus enregistré.',
      newer:
        'Une version plus récente de cette application a écrit la liste des raids enregistrés : ce que tu ouvres n’est pas enregistré. Recharge pour mettre l’application à jour. Rien n’est perdu.',
    },
    trySavingAgain: 'Enregistrer maintenant',
    stillNotSaved: 'Nouvel essai : l’enregistrement ne marche toujours pas.',
    makeRoom: 'Faire de la place',
    gotIt: 'Compris',
    noLink:
      'Il n’y a pas de rapport Warcraft Logs dans ce qui a été partagé. Partage l’adresse d’un rapport : …warcraftlogs.com/reports/ et 16 lettres et chiffres.',
    latestUnreadable:
      'Les raids enregistrés sont illisibles pour le moment, le dernier ne peut donc pas être ouvert. Colle un rapport ci-dessous, ou ouvre le raid d’exemple.',
    noLatest:
      'Aucun raid n’est encore enregistré sur cet appareil. Colle un rapport ci-dessous, ou ouvre le raid d’exemple.',
  },
  raidFile: {
    export: 'Exporter les raids',
    import: 'Importer des raids',
    hint: 'Un fichier avec tous les raids enregistrés, tes notes, tes guildes à l’accueil et ces options, mais jamais la clé ni tes recherches, pour un autre appareil. Là-bas, choisis-le ou dépose-le sur la page.',
    chooseFile: 'Fichier de raids',
    exporting: (done, all) => `Export du raid ${done + 1} sur ${all}`,
    importing: (done, all) => `Import du raid ${done} sur ${all}`,
    checking: 'Vérification du fichier',
    exported: (name) => `Le fichier ${name} est dans tes téléchargements.`,
    ready: (name) =>
      `${name} est prêt. Envoie-le à un autre appareil ou à une application, ou enregistre-le dans tes fichiers.`,
    stop: 'Arrêter',
    stopped: 'Arrêté. Ce qui a déjà été importé reste ; rien de ce qui était ici n’est perdu.',
    toImport: (name, came, savedBefore) =>
      `${name} contient ${raids(came)} qui ${came === 1 ? 'est nouveau ou plus récent' : 'sont nouveaux ou plus récents'}. Déjà ici : ${raids(savedBefore)}. Ses options ne s’appliquent que là où tu n’as pas choisi les tiennes.`,
    imported: (came, savedBefore) => `Importé : ${raids(came)} ; déjà ici : ${raids(savedBefore)}.`,
    sharedResultsToImport: (came, savedBefore) =>
      `Il apporte aussi ${sharedResults(came)} ; déjà ici : ${sharedResults(savedBefore)}.`,
    sharedResultsImported: (came, savedBefore) =>
      `Importé : ${sharedResults(came)} ; déjà ici : ${sharedResults(savedBefore)}.`,
    notesToImport: (count) =>
      count === 1 ? 'Il apporte 1 note ou coche.' : `Il apporte ${count} notes et coches.`,
    notesImported: (count) =>
      count === 1 ? '1 note ou coche importée.' : `${count} notes et coches importées.`,
    killsOf: (kills, title) =>
      kills === 0 ? title : `${title} (${kills === 1 ? '1 kill' : `${kills} kills`})`,
    moreRaids: (count) => (count === 1 ? '1 autre raid' : `${count} autres raids`),
    wouldDiffer: (what) =>
      `Il a des versions plus récentes et différentes de ce qui est enregistré ici : ${what}. Ce qui est ici ne change pas, sauf si tu le remplaces.`,
    replace: 'Remplacer ce qui est enregistré ici par les versions plus récentes',
    kept: (what) => `Laissé comme enregistré ici : ${what}.`,
    canBeUndone: 'Un fichier de raids a été importé.',
    raidsDeleted: 'L’import s’est arrêté, car tous les raids ont été supprimés.',
    unreadable: (count) =>
      count === 1
        ? '1 entrée était illisible et a été laissée de côté.'
        : `${count} entrées étaient illisibles et ont été laissées de côté.`,
    importNow: 'Importer maintenant',
    problems: {
      'not ours':
        'Ce n’est pas un fichier de raids de Ready Check. Choisis-en un qui vient de « Exporter les raids ».',
      newer:
        'Ce fichier a été écrit par une version plus récente de Ready Check. Recharge la page pour la mettre à jour.',
      'too large':
        'Ce fichier est bien plus grand que des raids, il n’a donc pas été lu jusqu’au bout. Exporte-les encore depuis l’autre appareil.',
      'half written':
        'Il manque la fin de ce fichier, il n’a donc pas été importé. Copie-le encore depuis l’autre appareil.',
    },
    failed:
      'Ça n’a pas marché : cet appareil ne peut ni lire ni enregistrer de raids pour le moment. Ce qui a déjà été importé reste. Recharge la page et réessaie.',
  },
  sharedResult: {
    title: 'Résultat partagé',
    lead: 'Partagé avec toi',
    sharedAt: (when) => `Partagé le ${when}`,
    minimum: (level) => `Les pièces sous ${level} étaient faibles`,
    enchants: 'enchantements',
    counted: (titles) => `comptaient : ${titles}`,
    nothingCounted: 'Rien ne comptait comme défaut',
    unchecked: 'Personne n’a vérifié ce résultat : ouvre le rapport pour le vérifier.',
    notInLink: 'pas dans ce lien',
    noKills: 'Ce lien ne contient aucun kill.',
    nobody: 'Ce lien ne contient personne.',
    quoted: (words) => `« ${words} »`,
    openReport: 'Ouvrir le rapport',
    save: 'Enregistrer',
    checkYours: 'Vérifie ton propre raid',
    saved: 'Enregistré sur cet appareil. Il s’ouvre hors ligne depuis les raids enregistrés.',
    notSaved:
      'Impossible de l’enregistrer pour le moment : il n’y a pas la place, ou le stockage est refusé. Garde le lien : il le rouvre.',
    savedOnes: 'Partagés avec toi',
    judgedOn: (when) => `jugé ${when}`,
    unreadable: 'Ce lien partagé est illisible',
    problems: {
      'cut short': 'Ce lien est coupé : il manque sa fin. Redemande-le, ou copie-le en entier.',
      'added to': 'Autre chose a été copié avec ce lien. Copie seulement le lien.',
      newer:
        'Ce lien a été fait par une version plus récente de Ready Check. Recharge la page pour la mettre à jour, et rouvre-le.',
      'too large': 'Ce lien contient bien plus qu’un combat, il n’a donc pas été ouvert.',
      damaged: 'Ce lien est abîmé et ne peut pas être affiché. Redemande-le.',
    },
    failed:
      'Une partie de l’application, qui lit les liens partagés, n’a pas pu être chargée. Vérifie la connexion et réessaie.',
    nothingChanged: 'Rien n’a été changé sur cet appareil.',
    goHome: 'Aller à l’accueil',
  },
  share: {
    copyWhisper: 'Copier le chuchotement',
    whisperCopied: 'Chuchotement copié : colle-le dans la discussion du jeu.',
    copyForSimulator: 'Copier pour le simulateur',
    simulatorCopied: (name) => `Équipement copié : colle-le dans l’import d’addon de ${name}.`,
    simulatorHint:
      'Un log ne donne ni race, ni talents, ni glyphes, ni retouche : règle-les là-bas.',
    shareAs: 'Partager comme',
    formats: {
      discord: 'Discord',
      whispers: 'Chuchotements',
      csv: 'CSV',
      link: 'Lien',
      picture: 'Image',
    },
    about: 'Portée',
    scopes: { fight: 'Ce kill', night: 'Toute la soirée' },
    scopesOfAttempt: { fight: 'Ce wipe', night: 'Toute la soirée' },
    withAdvice: 'Inclure ce qui est à regarder',
    withPull: 'Inclure flacon et nourriture',
    withoutPull: (count) =>
      count === 1
        ? 'Flacon et nourriture d’un kill ne sont pas sur cet appareil.'
        : `Flacon et nourriture de ${count} kills ne sont pas sur cet appareil.`,
    withoutPullHere: 'Flacon et nourriture de ce combat ne sont pas sur cet appareil.',
    choosePlayers: (chosen, all) => `Joueurs : ${chosen} sur ${all}`,
    killsHere: (there, all) => `${there} kills sur ${all} sont ici`,
    fetchRestFirst: 'Charger d’abord le reste',
    nobody: 'Personne n’a rien à corriger.',
    message: (nth, all) => (all === 1 ? 'Message' : `Message ${nth} sur ${all}`),
    whispers: 'Chuchotements',
    table: 'Tableau',
    copyDiscord: 'Copier pour Discord',
    copyMessage: (nth) => `Copier le message ${nth}`,
    copyWhispers: 'Copier les chuchotements',
    copy: 'Copier',
    copyLine: (line) => `Copier : ${line}`,
    downloadCsv: 'Télécharger le CSV',
    copyLink: 'Copier le lien',
    linkHolds:
      'Le lien contient lui-même les verdicts et les défauts de ce combat, mais pas d’équipement. Il s’ouvre sans clé, et Warcraft Logs n’est pas contacté.',
    nightLinkHolds:
      'Le lien contient lui-même ce qui manque encore à chacun, la présence et les kills avec défauts, mais pas d’équipement. Il s’ouvre sans clé, et Warcraft Logs n’est pas contacté.',
    linkLength: (characters) => `${characters} caractères`,
    linkFailed:
      'Le lien n’a pas pu être fait : il manque une partie de l’application. Vérifie la connexion et réessaie.',
    picture: {
      copy: 'Copier l’image',
      download: 'Télécharger l’image',
      hint: '1200 px de large, dans ce thème et cette langue.',
      drawing: 'L’image se dessine…',
      failed:
        'Ce navigateur a refusé de dessiner l’image. Partage plutôt les défauts en texte Discord.',
      refused: 'Ce navigateur a refusé de copier l’image. Télécharge-la plutôt.',
      more: (count) => `et ${count} de plus`,
    },
    copied: 'Copié',
    copiedStatus: 'Copié dans le presse-papiers.',
    refusedStatus:
      'Ce navigateur a refusé de copier. Le texte ci-dessous est sélectionné : copie-le de là.',
    selected: 'Texte à copier',
    send: 'Envoyer…',
    sendFailed: 'Cet appareil n’a pas pu l’envoyer. Copie-le plutôt.',
    downloaded: (name) => `Le fichier ${name} est dans tes téléchargements.`,
  },
} satisfies TranslatedTexts;
