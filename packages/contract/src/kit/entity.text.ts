import { texts } from '@countinghouse/kernel/text'

/** How many records of an entity, in words; an entity that is not here is named by its table. */
export const text = texts({
  'erp.delivery_company': {
    en: '{count, plural, one {# delivery company} other {# delivery companies}}',
    ar: '{count, plural, zero {لا شركات توصيل} one {شركة توصيل واحدة} two {شركتا توصيل} few {# شركات توصيل} many {# شركة توصيل} other {# شركة توصيل}}',
  },
  'erp.store': {
    en: '{count, plural, one {# store} other {# stores}}',
    ar: '{count, plural, zero {لا متاجر} one {متجر واحد} two {متجران} few {# متاجر} many {# متجرًا} other {# متجر}}',
  },
  'procure.product': {
    en: '{count, plural, one {# product} other {# products}}',
    ar: '{count, plural, zero {لا منتجات} one {منتج واحد} two {منتجان} few {# منتجات} many {# منتجًا} other {# منتج}}',
  },
})
