import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  margin: { en: 'Margin', ar: 'الهامش' },
  cost: { en: 'Cost', ar: 'التكلفة' },
  earns: { en: 'Margin {rate}', ar: 'الهامش {rate}' },
  below: {
    en: 'Margin {rate}, below the minimum margin of {least}.',
    ar: 'الهامش {rate}، أقل من أدنى هامش {least}.',
  },
  reachedAt: { en: 'Minimum margin is reached at {amount}.', ar: 'يُبلغ أدنى هامش عند {amount}.' },
  unknownCost: {
    en: 'The margin cannot be calculated because no cost is known.',
    ar: 'لا يمكن حساب الهامش لعدم معرفة التكلفة.',
  },
  withTax: {
    en: 'The price includes tax, so the actual margin is lower.',
    ar: 'السعر شامل الضريبة، لذا فالهامش الفعلي أقل.',
  },
  batchBelow: {
    en: '{count, plural, one {# price is} other {# prices are}} below the minimum margin.',
    ar: '{count, plural, zero {لا أسعار} one {سعر واحد} two {سعران} few {# أسعار} many {# سعرًا} other {# سعر}} دون أدنى هامش.',
  },
  batchFine: { en: 'All prices reach the minimum margin.', ar: 'كل الأسعار تبلغ أدنى هامش.' },
  batchUnknown: {
    en: '{count, plural, one {# price has} other {# prices have}} no known cost.',
    ar: 'تكلفة {count, plural, zero {لا أسعار} one {سعر واحد} two {سعرين} few {# أسعار} many {# سعرًا} other {# سعر}} غير معروفة.',
  },
  isBelow: { en: 'Below minimum margin', ar: 'أقل من أدنى هامش' },
})
