import type { SearchCodec } from '../../app/routing/search.ts'

/** Whether a list shows its possible duplicates: `?duplicates=1`. */
export const duplicatesCodec: SearchCodec<{ readonly isOpen: boolean }> = {
  parse: ({ duplicates }) => ({ isOpen: String(duplicates) === '1' }),
  serialise: ({ isOpen }) => ({ duplicates: isOpen ? 1 : undefined }),
}
