/** Unit tests that mock a module, or need it fresh: shared modules would take that to others. */
export const ALONE = '**/*.alone.test.ts';
