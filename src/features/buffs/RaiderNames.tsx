import { Fragment } from 'react';
import type { Raider } from '#domain/raid/raid';
import { You } from '../player/You';
import styles from './RaiderNames.module.css';

interface RaiderNamesProps {
  raiders: readonly Raider[];
  nameOf: (raider: Raider) => string;
}

export function RaiderNames({ raiders, nameOf }: RaiderNamesProps) {
  return raiders.map((raider, index) => (
    <Fragment key={raider.key}>
      {index > 0 && <span>, </span>}
      <bdi className={`class-${raider.classKey ?? 'unknown'} ${styles.name}`}>{nameOf(raider)}</bdi>
      <You player={raider} />
    </Fragment>
  ));
}
