import { pictureAddress } from '#data/addresses';
import type { Raider } from '#domain/raid';
import { UserText } from '#ui/UserText';
import styles from './RaiderHead.module.css';

/** A raider at the head of a table's row: picture and name in the class's colour. */
export function RaiderHead({ raider }: { raider: Raider }) {
  return (
    <span className={`${styles.raider} class-${raider.classKey ?? 'unknown'}`}>
      <img src={pictureAddress(raider.picture)} alt="" width="24" height="24" loading="lazy" />
      <UserText text={raider.name} className={styles.name} />
    </span>
  );
}
