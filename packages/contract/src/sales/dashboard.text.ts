import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Sales dashboard', ar: 'لوحة معلومات المبيعات' },
  purpose: {
    en: 'Sales of today, beside the same weekday last week up to this time. Excluding tax.',
    ar: 'مبيعات اليوم مقارنة باليوم نفسه من الأسبوع الماضي حتى هذا الوقت. دون الضريبة.',
  },
  store: { en: 'Store', ar: 'المتجر' },
  allStores: { en: 'All my stores', ar: 'كل متاجري' },
  figures: { en: 'Today', ar: 'اليوم' },
  nothingToSee: {
    en: 'You have no permission to view receipts. Ask your administrator.',
    ar: 'ليست لديك صلاحية لعرض الإيصالات. اسأل المسؤول لديك.',
  },
  net: { en: 'Net sales', ar: 'صافي المبيعات' },
  receipts: { en: 'Receipts', ar: 'الإيصالات' },
  average: { en: 'Average value', ar: 'متوسط القيمة' },
  units: { en: 'Units sold', ar: 'الوحدات المباعة' },
  perReceipt: { en: '{units} per receipt', ar: '{units} لكل إيصال' },
  openSessions: { en: 'Tills open', ar: 'صناديق مفتوحة' },
  lastWeek: { en: '{value} last week', ar: '{value} الأسبوع الماضي' },
  more: { en: '{rate} more', ar: 'أكثر بنسبة {rate}' },
  less: { en: '{rate} less', ar: 'أقل بنسبة {rate}' },
  same: { en: 'As last week', ar: 'كالأسبوع الماضي' },
  byHour: { en: 'Net sales by hour', ar: 'صافي المبيعات حسب الساعة' },
  hour: { en: 'Hour', ar: 'الساعة' },
  today: { en: 'Today', ar: 'اليوم' },
  before: { en: 'Last week', ar: 'الأسبوع الماضي' },
  stores: { en: 'Stores', ar: 'المتاجر' },
  products: { en: 'Top products', ar: 'المنتجات الأكثر مبيعًا' },
  nothingSold: { en: 'No sales yet today.', ar: 'لا مبيعات اليوم بعد.' },
  toReport: { en: 'Open report', ar: 'فتح التقرير' },
})
