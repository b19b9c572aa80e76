import { texts } from '@countinghouse/kernel/text'

/** How many records of an entity, in words; an entity that is not here is named by its table. */
export const text = texts({
  'procure.product': {
    en: '{count, plural, one {# product} other {# products}}',
    ar: '{count, plural, zero {لا منتجات} one {منتج واحد} two {منتجان} few {# منتجات} many {# منتجًا} other {# منتج}}',
  },
})
