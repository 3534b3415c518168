import { Fragment } from 'react';
import type { Raider } from '#domain/raid/raid';
import { OwnPlayerMark } from '../player/OwnPlayerMark';

const NAME_CLASS = 'd-inline-block mw-100 text-truncate align-bottom fw-semibold';

interface RaiderNamesProps {
  raiders: readonly Raider[];
  nameOf: (raider: Raider) => string;
}

export function RaiderNames({ raiders, nameOf }: RaiderNamesProps) {
  return raiders.map((raider, index) => (
    <Fragment key={raider.key}>
      {index > 0 && <span>, </span>}
      <bdi className={`${NAME_CLASS} class-${raider.classKey ?? 'unknown'}`}>{nameOf(raider)}</bdi>
      <OwnPlayerMark player={raider} />
    </Fragment>
  ));
}
