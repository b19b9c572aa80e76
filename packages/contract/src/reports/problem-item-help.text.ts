import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Rules are checked whenever the page opens. A solved problem disappears automatically. Sales below cost require the permission for costs.',
    ar: 'تُفحص القواعد عند فتح الصفحة. تختفي المشكلة المعالجة تلقائيًا. تتطلب المبيعات دون التكلفة صلاحية التكاليف.',
  },
  help_solve: { en: 'Solve problems', ar: 'معالجة المشكلات' },
  help_solve_1: {
    en: 'Select a rule to list its products, and open a product from the menu of its row.',
    ar: 'اختر قاعدة لعرض منتجاتها، وافتح المنتج من قائمة صفه.',
  },
  help_solve_2: {
    en: 'Choose Assign or snooze to name an owner or to wait until a date.',
    ar: 'اختر «تعيين أو تأجيل» لتحديد مسؤول أو للانتظار حتى تاريخ.',
  },
})
