import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Plan what is counted, count it, look at what differs, post. Goods may move meanwhile: each count is held against the stock at its own moment.',
    ar: 'خطط لما يُعدّ ثم عُدّه وراجع الفروق ورحّل. قد تتحرك البضاعة أثناء ذلك: يُقارَن كل عدّ بالمخزون في لحظته.',
  },
  help_count: { en: 'Count a store', ar: 'جرد متجر' },
  help_count_1: {
    en: 'Create a stock check: choose the store and a reason, and places, products or categories if not all of it is counted. Start counting.',
    ar: 'أنشئ جردًا: اختر المتجر والسبب، والأماكن أو المنتجات أو الفئات إذا لم يُعدّ كله. ابدأ العدّ.',
  },
  help_count_2: {
    en: 'Open the count on a handheld: scan a place, then what lies there, and say when the place is done. What you enter offline is sent later.',
    ar: 'افتح العدّ على جهاز محمول: امسح المكان ثم ما فيه، وأخبر عند الانتهاء من المكان. ما تُدخله دون اتصال يُرسَل لاحقًا.',
  },
  help_count_3: {
    en: 'Review. What differs by too much is counted again by somebody else; then somebody who did not count approves, and it is posted.',
    ar: 'راجع. ما كان فرقه كبيرًا يعدّه شخص آخر، ثم يوافق من لم يشارك في العدّ ويُرحَّل.',
  },
})
