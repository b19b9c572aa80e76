import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  margin: { en: 'Margin', ar: 'الهامش' },
  cost: { en: 'Cost', ar: 'التكلفة' },
  earns: { en: 'Margin {rate}', ar: 'الهامش {rate}' },
  below: {
    en: 'Margin {rate}, below the least margin of {least}.',
    ar: 'الهامش {rate}، أقل من أدنى هامش {least}.',
  },
  reachedAt: { en: 'It is reached at {amount}.', ar: 'يُبلغ عند {amount}.' },
  unknownCost: { en: 'The margin is not known, because no cost is.', ar: 'الهامش غير معروف لعدم معرفة التكلفة.' },
  withTax: {
    en: 'The price includes tax, which is not taken off: the margin is higher than what is earned.',
    ar: 'السعر شامل الضريبة ولم تُخصم: الهامش أعلى مما يُربح فعلًا.',
  },
  batchBelow: {
    en: '{count, plural, one {# price earns} other {# prices earn}} less than the least margin.',
    ar: '{count, plural, zero {لا أسعار} one {سعر واحد يحقق} two {سعران يحققان} few {# أسعار تحقق} many {# سعرًا يحقق} other {# سعر يحقق}} أقل من أدنى هامش.',
  },
  batchFine: { en: 'Every price reaches the least margin.', ar: 'كل الأسعار تبلغ أدنى هامش.' },
  batchUnknown: {
    en: 'Of {count, plural, one {# price} other {# prices}} the cost is not known.',
    ar: 'تكلفة {count, plural, zero {لا أسعار} one {سعر واحد} two {سعرين} few {# أسعار} many {# سعرًا} other {# سعر}} غير معروفة.',
  },
  isBelow: { en: 'Below the least margin', ar: 'أقل من أدنى هامش' },
})
