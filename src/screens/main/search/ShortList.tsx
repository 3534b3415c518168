import { type ReactNode, useState } from 'react';
import { SEARCH_RESULT_TEXTS } from '#texts/search-result';
import { Button } from '#ui/Button';

const SHORT = 8;

interface ShortListProps<Item> {
  label: string;
  items: readonly Item[];
  rowOf: (item: Item) => ReactNode;
}

/** Starts a list short, to keep what follows it near. */
export function ShortList<Item>({ label, items, rowOf }: ShortListProps<Item>) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, SHORT);
  return (
    <>
      <ul className="list-group list-unstyled" aria-label={label}>
        {shown.map(rowOf)}
      </ul>
      {items.length > SHORT && (
        <Button isSmall className="mt-2" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole
            ? SEARCH_RESULT_TEXTS.showFewer
            : SEARCH_RESULT_TEXTS.showMore(items.length - SHORT)}
        </Button>
      )}
    </>
  );
}
