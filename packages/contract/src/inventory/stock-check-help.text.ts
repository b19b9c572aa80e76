import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Plan, count, review the variances and post. Goods may move meanwhile: each count is compared with stock at its own time.',
    ar: 'خطط وعُدّ وراجع الفروق ورحّل. قد تتحرك البضاعة أثناء ذلك: يُقارَن كل عدّ بالمخزون في لحظته.',
  },
  help_count: { en: 'Count a store', ar: 'جرد متجر' },
  help_count_1: {
    en: 'Create a stock check: choose store and reason code, and limit the scope by location, product or category if needed. Choose Start counting.',
    ar: 'أنشئ جردًا: اختر المتجر ورمز السبب، وحدد النطاق بالموقع أو المنتج أو الفئة عند الحاجة. اختر «بدء العدّ».',
  },
  help_count_2: {
    en: 'Open the count on a handheld: scan a location, then its products, then choose Finish location. Offline entries are sent later.',
    ar: 'افتح العدّ على جهاز محمول: امسح الموقع ثم منتجاته ثم اختر «إنهاء الموقع». تُرسَل الإدخالات دون اتصال لاحقًا.',
  },
  help_count_3: {
    en: 'Choose Review. Another user recounts lines outside tolerance; a user who did not count approves, then post.',
    ar: 'اختر «مراجعة». يعيد مستخدم آخر عدّ السطور خارج السماح؛ ويوافق من لم يشارك في العدّ، ثم رحّل.',
  },
})
