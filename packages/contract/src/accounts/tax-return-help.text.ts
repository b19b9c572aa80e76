import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'The figures are the tax lines of posted journals in the period. Reversals and credit notes reduce them.',
    ar: 'الأرقام هي سطور الضريبة في القيود المرحّلة خلال الفترة. يخفضها العكس والإشعارات الدائنة.',
  },
  help_file: { en: 'Prepare a tax return', ar: 'إعداد إقرار ضريبي' },
  help_file_1: { en: 'Enter the first and the last day of the period.', ar: 'أدخل أول يوم وآخر يوم في الفترة.' },
  help_file_2: {
    en: 'Choose a figure to see the journals behind it.',
    ar: 'اختر رقمًا لعرض القيود التي وراءه.',
  },
  help_file_3: { en: 'Choose Export to save the figures as a file.', ar: 'اختر «تصدير» لحفظ الأرقام في ملف.' },
})
