import { Fragment } from 'react';
import type { Raider } from '#domain/raid';
import styles from './RaiderNames.module.css';

/** Raiders by name, each in the colour of the class. Names are foreign text: cut, and shown as text. */
export function RaiderNames({ raiders }: { raiders: readonly Raider[] }) {
  return raiders.map(({ key, name, classKey }, index) => (
    <Fragment key={key}>
      {index > 0 && ', '}
      <bdi className={`class-${classKey ?? 'unknown'} ${styles.name}`}>{name}</bdi>
    </Fragment>
  ));
}
