import type { Era } from '#domain/era/era';
import { term } from '#domain/language';
import { ERA_TEXTS } from '#texts/era';
import { Notice } from '#ui/Notice';

/** Says that a fight belongs to no raid of its report's era. */
export const OtherFightNotice = ({ era }: { era: Era }) => (
  <Notice tone="info">{ERA_TEXTS.otherFight(term(era.name))}</Notice>
);
