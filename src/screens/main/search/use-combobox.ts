import { type KeyboardEvent, useId, useState } from 'react';

const FIELD = -1;

/**
 * Follows the ARIA pattern "editable combobox with list autocomplete": the field keeps the focus.
 * Source: w3.org/WAI/ARIA/apg/patterns/combobox.
 */
export function useCombobox(options: readonly string[], onPick: (option: string) => void) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(FIELD);
  const isShown = isOpen && options.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  const openAt = (index: number) => {
    setOpen(true);
    setActive(index);
  };
  const close = () => setOpen(false);
  const pick = (option: string) => {
    close();
    onPick(option);
  };

  /** Returns undefined for a key that the field handles. */
  const actionOf = (key: string): (() => void) | undefined => {
    const from = isShown ? active : FIELD;
    const chosen = options[from];
    if (key === 'ArrowDown') return () => openAt(stepFrom(from, 1, options.length));
    if (key === 'ArrowUp') return () => openAt(stepFrom(from, -1, options.length));
    if (key === 'Escape' && isShown) return close;
    return key === 'Enter' && chosen !== undefined ? () => pick(chosen) : undefined;
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // During IME composition, keys belong to the input method.
    const act = event.nativeEvent.isComposing ? undefined : actionOf(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  };

  return {
    isShown,
    active,
    listId,
    optionId,
    suggest: () => openAt(FIELD),
    pick,
    fieldProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isShown,
      'aria-controls': isShown ? listId : undefined,
      'aria-activedescendant': isShown && active !== FIELD ? optionId(active) : undefined,
      onKeyDown: handleKeyDown,
      onBlur: close,
    },
  } as const;
}

function stepFrom(index: number, step: 1 | -1, count: number): number {
  const indexes = count + 1;
  return ((index + 1 + step + indexes) % indexes) - 1;
}
