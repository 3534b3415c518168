import { inLanguage } from '#domain/language';

export const SHARE_TEXTS = inLanguage('share', {
  shareAs: 'Share as',
  formats: {
    discord: 'Discord',
    whispers: 'Whispers',
    csv: 'CSV',
    link: 'Link',
    picture: 'Picture',
  },
  about: 'About',
  scopes: { fight: 'This kill', night: 'Whole night' },
  scopesOfAttempt: { fight: 'This wipe', night: 'Whole night' },
  withAdvice: 'Include what is worth a look',
  withPull: 'Include flask and food',
  withoutPull: (kills: number) =>
    kills === 1
      ? 'Flask and food of one kill are not on this device.'
      : `Flask and food of ${kills} kills are not on this device.`,
  withoutPullHere: 'Flask and food of this fight are not on this device.',
  choosePlayers: (chosen: number, all: number) => `Players: ${chosen} of ${all}`,
  killsHere: (there: number, all: number) => `${there} of ${all} kills are here`,
  fetchRestFirst: 'Fetch the rest first',
  nobody: 'Nobody has anything to fix.',

  message: (nth: number, all: number) => (all === 1 ? 'Message' : `Message ${nth} of ${all}`),
  whispers: 'Whispers',
  table: 'Table',

  copyDiscord: 'Copy for Discord',
  copyMessage: (nth: number) => `Copy message ${nth}`,
  copyWhispers: 'Copy whispers',
  copy: 'Copy',
  copyLine: (line: string) => `Copy ${line}`,
  downloadCsv: 'Download CSV',
  copyLink: 'Copy link',
  linkHolds:
    'The link itself holds the verdicts and faults of this fight, and no gear. It opens without a key, and Warcraft Logs is not contacted.',
  nightLinkHolds:
    'The link itself holds what each player still lacks, attendance and the kills with faults, and no gear. It opens without a key, and Warcraft Logs is not contacted.',
  linkLength: (characters: number) => `${characters} characters`,
  linkFailed:
    'The link could not be made: a part of the app is missing. Check the connection and try again.',
  picture: {
    copy: 'Copy picture',
    download: 'Download picture',
    hint: '1200 px wide, in this theme and language.',
    drawing: 'Drawing the picture…',
    failed: 'This browser refused to draw the picture. Share the faults as Discord text instead.',
    refused: 'This browser refused to copy the picture. Download it instead.',
    more: (count: number) => `and ${count} more`,
  },
  copied: 'Copied',
  copiedStatus: 'Copied to the clipboard.',
  refusedStatus: 'This browser refused to copy. The text below is selected: copy it from there.',
  selected: 'Text to copy',
  send: 'Send…',
  sendFailed: 'This device could not send it. Copy it instead.',
  downloaded: (name: string) => `Look for ${name} in your downloads.`,
  copyWhisper: 'Copy whisper',
  whisperCopied: 'Whisper copied: paste it into the game’s chat.',
  copyForSimulator: 'Copy for the simulator',
  simulatorCopied: (name: string) => `Gear copied: paste it into the addon import of ${name}.`,
  simulatorHint: 'A log names no race, talents, glyphs or reforging: set them there.',
});
