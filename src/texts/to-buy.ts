import { inLanguage } from '#domain/language';

export const TO_BUY_VIEW_TEXTS = inLanguage('toBuyView', {
  bought: (name: string) => `bought: ${name}`,
  copyList: 'Copy list',
  copyTsm: 'Copy for TSM',
  copyAuctionator: 'Copy for Auctionator',
});
