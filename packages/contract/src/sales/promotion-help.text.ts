import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Promotions apply at the register by themselves, or once their coupon is entered. The cart shows what each took off, and which were displaced by a better one.',
    ar: 'تُطبق العروض في شاشة البيع تلقائيًا أو بعد إدخال قسيمتها. تعرض السلة ما خصمه كل عرض وما حل محله عرض أفضل.',
  },
  help_offer: { en: 'Create a promotion', ar: 'إنشاء عرض' },
  help_offer_1: {
    en: 'Choose the type, enter rate or amount, and limit it to products, categories, brands, stores and days.',
    ar: 'اختر النوع وأدخل النسبة أو المبلغ وحدد المنتجات والفئات والعلامات والمتاجر والأيام.',
  },
  help_offer_2: {
    en: 'Mark it as combining with other groups only if customers may have several promotions at once.',
    ar: 'علّم أنه يُجمع مع مجموعات أخرى فقط إن جاز للعميل أكثر من عرض معًا.',
  },
  help_limit: { en: 'Limit a promotion', ar: 'تحديد العرض' },
  help_limit_1: {
    en: 'Add weekdays and hours, such as every day from 16:00 until 18:00. They are those of the clock of the store.',
    ar: 'أضف الأيام والساعات، مثل كل يوم من 16:00 حتى 18:00، بتوقيت المتجر.',
  },
  help_limit_2: {
    en: 'Usage limit, budget and receipts per customer are never exceeded, however many tills sell at once. Such promotions need the network.',
    ar: 'لا يُتجاوز حد الاستخدام ولا الميزانية ولا إيصالات العميل مهما تعددت الصناديق. تحتاج هذه العروض إلى الاتصال.',
  },
  help_manual: { en: 'Manual discounts', ar: 'الخصم اليدوي' },
  help_manual_1: {
    en: 'A manual discount of a line takes the place of its promotions unless they combine with it, and a changed price ends them.',
    ar: 'يحل الخصم اليدوي على السطر محل عروضه ما لم تُجمع معه، والسعر المعدّل ينهيها.',
  },
})
