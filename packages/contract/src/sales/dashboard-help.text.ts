import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Figures are of receipts posted today, excluding tax. Last week is the same weekday up to this time.',
    ar: 'الأرقام لإيصالات اليوم المرحّلة، دون الضريبة. الأسبوع الماضي هو اليوم نفسه حتى هذا الوقت.',
  },
  help_read: { en: 'Find the receipts of a figure', ar: 'العثور على إيصالات رقم' },
  help_read_1: { en: 'Choose a store, or all of your stores.', ar: 'اختر متجرًا أو كل متاجرك.' },
  help_read_2: {
    en: 'Select a figure to list its receipts. Open report shows other periods.',
    ar: 'اختر رقمًا لعرض إيصالاته. يعرض «فتح التقرير» فترات أخرى.',
  },
})
