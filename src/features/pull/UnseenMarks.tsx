import type { PullCategory } from '#domain/pull/categories';
import { PullMark } from './PullMark';

export const UnseenMarks = ({ categories }: { categories: readonly PullCategory[] }) =>
  categories.map((category) => (
    <span key={category} data-unseen={category}>
      <PullMark state="not seen" category={category} size={11} />
    </span>
  ));
