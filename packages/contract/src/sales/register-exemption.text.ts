import { texts } from '@countinghouse/kernel/text'

/** What the register says of a customer who is exempt from tax; loaded with the first of them. */
export const text = texts({
  taxFree: { en: 'No tax is charged: {reason}', ar: 'لا تُحتسب ضريبة: {reason}' },
  taxFreePartly: {
    en: 'Exempt ({reason}), but goods without a tax rule for exempt customers are taxed.',
    ar: 'معفى ({reason})، لكن البضائع بلا قاعدة ضريبية للمعفيين تخضع للضريبة.',
  },
  exemptionOver: {
    en: 'The tax exemption ended on {date}. Tax is charged.',
    ar: 'انتهى الإعفاء الضريبي في {date}. تُحتسب الضريبة.',
  },
  exemptionAhead: {
    en: 'The tax exemption begins on {date}. Tax is charged.',
    ar: 'يبدأ الإعفاء الضريبي في {date}. تُحتسب الضريبة.',
  },
})
