import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Size runs', ar: 'تشكيلات المقاسات' },
  one: { en: 'size run', ar: 'تشكيلة مقاسات' },
  many: {
    en: '{count, plural, one {# size run} other {# size runs}}',
    ar: '{count, plural, zero {لا تشكيلات} one {تشكيلة واحدة} two {تشكيلتان} few {# تشكيلات} many {# تشكيلة} other {# تشكيلة}}',
  },
  purpose: {
    en: 'Units of each size in a pack, such as S1 M2 L2 XL1.',
    ar: 'عدد الوحدات من كل مقاس في العبوة، مثل \u2066S1 M2 L2 XL1\u2069.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  name: { en: 'Name', ar: 'الاسم' },
  sizeScaleId: { en: 'Size scale', ar: 'سلم المقاسات' },
  parts: { en: 'Pack contents', ar: 'محتوى العبوة' },
  parts_help: { en: 'Sizes of the selected scale.', ar: 'مقاسات السلم المختار.' },
  parts_sizeId: { en: 'Size', ar: 'المقاس' },
  parts_pieces: { en: 'Units', ar: 'الوحدات' },
  ratio: { en: 'Pack contents', ar: 'محتوى العبوة' },
  ratioOf: { en: '{ratio} ({count} units)', ar: '{ratio} ({count} وحدة)' },
  rule_part_once: {
    en: 'This size appears twice. Keep one line and increase its units.',
    ar: 'تكرر هذا المقاس. أبقِ سطرًا واحدًا وزد وحداته.',
  },
  otherScale: {
    en: 'This size belongs to another scale. Choose a size of the selected scale.',
    ar: 'هذا المقاس من سلم آخر. اختر مقاسًا من السلم المختار.',
  },
})
