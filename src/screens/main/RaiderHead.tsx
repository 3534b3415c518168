import { pictureAddress } from '#data/addresses';
import type { Raider } from '#domain/raid/raid';
import { UserText } from '#ui/UserText';
import styles from './RaiderHead.module.css';

interface RaiderHeadProps {
  raider: Raider;
  /** Name, with the server if ambiguous. */
  name: string;
}

export function RaiderHead({ raider, name }: RaiderHeadProps) {
  return (
    <span className={`${styles.raider} class-${raider.classKey ?? 'unknown'}`}>
      <img src={pictureAddress(raider.picture)} alt="" width="24" height="24" />
      <UserText text={name} className={styles.name} />
    </span>
  );
}
