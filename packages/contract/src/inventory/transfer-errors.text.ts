import { texts } from '@countinghouse/kernel/text'

/** Messages of the server only; no page loads them. */
export const text = texts({
  inactive: { en: 'This product is inactive.', ar: 'هذا المنتج غير نشط.' },
  partner_source: {
    en: 'Goods of a partner company are bought with a purchase order.',
    ar: 'بضائع الشركة الشريكة تُشترى بأمر شراء.',
  },
  price_wanted: { en: 'Enter a unit price.', ar: 'أدخل سعر الوحدة.' },
  store_closed: { en: 'This store is closed. Choose another one.', ar: 'هذا المتجر مغلق. اختر غيره.' },
  blocked_store: {
    en: '{count, plural, one {# transfer from or to this store is} other {# transfers from or to this store are}} not finished. Finish or cancel them first.',
    ar: '{count, plural, one {تحويل واحد من هنا أو إلى هنا لم يكتمل. أكمله أو ألغه أولًا.} two {تحويلان من هنا أو إلى هنا لم يكتملا. أكملهما أو ألغهما أولًا.} few {# تحويلات من هنا أو إلى هنا لم تكتمل. أكملها أو ألغها أولًا.} many {# تحويلًا من هنا أو إلى هنا لم تكتمل. أكملها أو ألغها أولًا.} other {# تحويل من هنا أو إلى هنا لم تكتمل. أكملها أو ألغها أولًا.}}',
  },
})
