import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'The figures count orders by the date on which the web shop sent them. Choose a figure to see its list.',
    ar: 'تحسب المؤشرات الطلبات بتاريخ إرسالها من المتجر. اختر مؤشرًا لعرض قائمته.',
  },
  help_carts: { en: 'Carts', ar: 'السلال' },
  help_carts_1: {
    en: 'A cart is recovered if it was ordered after the shop reported it as abandoned.',
    ar: 'تُعد السلة مستعادة إذا طُلبت بعد أن أبلغ المتجر عن تركها.',
  },
})
