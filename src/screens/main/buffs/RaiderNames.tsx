import { Fragment } from 'react';
import type { Raider } from '#domain/raid';
import styles from './RaiderNames.module.css';

/** Raiders by name, each in the colour of the class. Players chose the names: long ones are cut. */
export function RaiderNames({ raiders }: { raiders: readonly Raider[] }) {
  return raiders.map(({ key, name, classKey }, index) => (
    <Fragment key={key}>
      {index > 0 && ', '}
      <bdi className={`class-${classKey ?? 'unknown'} ${styles.name}`}>{name}</bdi>
    </Fragment>
  ));
}
