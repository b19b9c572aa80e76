import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Tax components', ar: 'مكونات الضريبة' },
  one: { en: 'tax component', ar: 'مكون ضريبة' },
  many: {
    en: '{count, plural, one {# tax component} other {# tax components}}',
    ar: '{count, plural, zero {لا مكونات ضريبة} one {مكون ضريبة واحد} two {مكونا ضريبة} few {# مكونات ضريبة} many {# مكون ضريبة} other {# مكون ضريبة}}',
  },
  purpose: {
    en: 'Taxes that are reported separately in the tax return.',
    ar: 'الضرائب التي يُفصح عنها منفصلة في الإقرار الضريبي.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  name: { en: 'Name', ar: 'الاسم' },
  recoverable: { en: 'Recoverable', ar: 'قابلة للاسترداد' },
  recoverable_help: {
    en: 'Share of input tax that can be claimed. The rest is part of the cost.',
    ar: 'حصة ضريبة المدخلات التي يمكن استردادها. الباقي جزء من التكلفة.',
  },
  outputAccountId: { en: 'Output tax account', ar: 'حساب ضريبة المخرجات' },
  outputAccountId_help: {
    en: 'Leave blank to use the posting rule for output tax.',
    ar: 'اتركه فارغًا لاستعمال قاعدة ترحيل ضريبة المخرجات.',
  },
  inputAccountId: { en: 'Input tax account', ar: 'حساب ضريبة المدخلات' },
  inputAccountId_help: {
    en: 'Leave blank to use the posting rule for input tax.',
    ar: 'اتركه فارغًا لاستعمال قاعدة ترحيل ضريبة المدخلات.',
  },
})
