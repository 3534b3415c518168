/** Unit tests that mock a module, or need it fresh. They share no modules with other tests. */
export const ALONE_TESTS = '**/*.alone.test.ts';
