import type { PullCategory } from '#domain/pull/categories';
import { PullMark } from './PullMark';

/** Marks what was not seen at a raider's pull. */
export const UnseenMarks = ({ categories }: { categories: readonly PullCategory[] }) =>
  categories.map((category) => (
    <span key={category} data-unseen={category}>
      <PullMark state="not seen" category={category} size={11} />
    </span>
  ));
