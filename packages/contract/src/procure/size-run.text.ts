import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Size runs', ar: 'تشكيلات المقاسات' },
  one: { en: 'size run', ar: 'تشكيلة مقاسات' },
  many: {
    en: '{count, plural, one {# size run} other {# size runs}}',
    ar: '{count, plural, zero {لا تشكيلات} one {تشكيلة واحدة} two {تشكيلتان} few {# تشكيلات} many {# تشكيلة} other {# تشكيلة}}',
  },
  purpose: {
    en: 'A size run says how many pieces of each size are in a pack, such as S1 M2 L2 XL1.',
    ar: 'تحدد تشكيلة المقاسات عدد القطع من كل مقاس في العبوة، مثل \u2066S1 M2 L2 XL1\u2069.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  name: { en: 'Name', ar: 'الاسم' },
  sizeScaleId: { en: 'Size scale', ar: 'سلم المقاسات' },
  parts: { en: 'Pack', ar: 'العبوة' },
  parts_help: { en: 'Sizes of the scale above.', ar: 'مقاسات السلم أعلاه.' },
  parts_sizeId: { en: 'Size', ar: 'المقاس' },
  parts_pieces: { en: 'Pieces', ar: 'القطع' },
  ratio: { en: 'Pack', ar: 'العبوة' },
  ratioOf: { en: '{ratio} ({count} pcs)', ar: '{ratio} ({count} قطعة)' },
  rule_part_once: {
    en: 'This size stands twice. Keep one line and raise its pieces.',
    ar: 'تكرر هذا المقاس. أبقِ سطرًا واحدًا وزد قطعه.',
  },
  otherScale: {
    en: 'This size belongs to another scale. Choose a size of the scale above.',
    ar: 'هذا المقاس من سلم آخر. اختر مقاسًا من السلم أعلاه.',
  },
})
