import { inLanguage } from '#domain/language';

export const SAVING_TEXTS = inLanguage('saving', {
  checkAll: (kills: number) => (kills === 1 ? 'Check the one kill' : `Check all ${kills} kills`),
  checkRest: (kills: number) =>
    kills === 1 ? 'Check the other kill' : `Check the other ${kills} kills`,
  hint: (requests: number) =>
    `${requests === 1 ? '1 request' : `${requests} requests`}; opens offline afterwards`,
  onDevice: (there: number, all: number) =>
    `${there} of ${all === 1 ? '1 kill' : `${all} kills`} on this device`,
});
