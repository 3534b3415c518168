import { pictureAddress } from '#data/addresses';
import type { Raider } from '#domain/raid';
import { UserText } from '#ui/UserText';
import styles from './RaiderHead.module.css';

interface RaiderHeadProps {
  raider: Raider;
  /** Said where the name alone does not tell who it is. */
  server?: string | undefined;
}

/** A raider at the head of a table's row: picture and name in the class's colour. */
export function RaiderHead({ raider, server }: RaiderHeadProps) {
  return (
    <span className={`${styles.raider} class-${raider.classKey ?? 'unknown'}`}>
      <img src={pictureAddress(raider.picture)} alt="" width="24" height="24" />
      <span className={styles.words}>
        <UserText text={raider.name} className={styles.name} />
        {server && (
          <>
            {' '}
            <UserText text={server} className={styles.server} />
          </>
        )}
      </span>
    </span>
  );
}
