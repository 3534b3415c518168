import { classAndSpecText } from '#domain/raid/classes';
import type { Raider } from '#domain/raid/raid';
import type { ShownNames } from '#domain/raid/shown-names';
import { NamesakeDetail } from '#ui/NamesakeDetail';
import { UserText } from '#ui/UserText';
import { ClassPicture } from '../emblems/ClassPicture';
import { OwnPlayerMark } from '../player/OwnPlayerMark';
import styles from './RaiderHead.module.css';

interface RaiderHeadProps {
  /** A shared result's raider has no gear. */
  raider: Parameters<ShownNames['nameOf']>[0] & Pick<Raider, 'picture'>;
  names: ShownNames;
}

export function RaiderHead({ raider, names }: RaiderHeadProps) {
  const detail = names.detailOf(raider);
  return (
    <span className={`${styles.raider} class-${raider.classKey ?? 'unknown'}`}>
      <UserText className={styles.name}>{names.nameOf(raider)}</UserText>
      <NamesakeDetail detail={detail} />
      <OwnPlayerMark player={raider} />
      {/* Screen readers read the picture's text after the name. */}
      <ClassPicture
        name={raider.picture}
        size={24}
        words={detail ? '' : classAndSpecText(raider)}
        className="order-first"
      />
    </span>
  );
}
