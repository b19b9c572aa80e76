import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  view_unfit: {
    en: 'This page does not have everything that the view asks for. Check the marked parts.',
    ar: 'لا تحتوي هذه الصفحة على كل ما يطلبه العرض. راجع الأجزاء المحددة.',
  },
  comment_settled: {
    en: 'A comment can be changed for five minutes only. Write another one instead.',
    ar: 'يمكن تعديل التعليق خلال خمس دقائق فقط. اكتب تعليقًا آخر بدلاً من ذلك.',
  },
  merge_collides: {
    en: 'Both records stand in one place where only one of them may. Change that first, then try again.',
    ar: 'يوجد السجلان معًا في موضع لا يتسع إلا لأحدهما. غيّر ذلك أولًا ثم أعد المحاولة.',
  },
  merge_collides_in: {
    en: 'Both records stand in the same {where}, where only one of them may. Change that first, then merge.',
    ar: 'يوجد السجلان معًا في {where} نفسه، حيث لا يُسمح إلا بأحدهما. غيّر ذلك أولًا ثم ادمج.',
  },
  merge_undo_collides_in: {
    en: 'What has been entered in {where} since stands in the way. Change that first, then undo.',
    ar: 'ما أُدخل في {where} منذ ذلك الحين يمنع التراجع. غيّر ذلك أولًا ثم تراجع.',
  },
  merge_name_taken: {
    en: 'Another record has the name of the merged one by now. Rename it first, then undo.',
    ar: 'أصبح اسم السجل المدموج مستخدمًا في سجل آخر. غيّر ذلك الاسم أولًا ثم تراجع.',
  },
  merge_too_old: {
    en: 'A merge can be undone for 30 days only.',
    ar: 'يمكن التراجع عن الدمج خلال 30 يومًا فقط.',
  },
  merge_undone: { en: 'This merge is undone already.', ar: 'سبق التراجع عن هذا الدمج.' },
  merge_went_on: {
    en: '{name} was merged itself since. Undo that first.',
    ar: 'دُمج {name} نفسه بعد ذلك. تراجع عن ذلك أولًا.',
  },
  view_not_yours: {
    en: 'Only its owner or an administrator may change this view. Save it under a name of your own instead.',
    ar: 'لا يغيّر هذا العرض إلا مالكه أو مسؤول النظام. احفظه باسم خاص بك بدلاً من ذلك.',
  },
  view_owner_only: {
    en: 'Only its owner may make this view private again: you would not see it any more. Share it with certain roles instead, or ask the owner.',
    ar: 'لا يجعل هذا العرض خاصًا من جديد إلا مالكه، لأنك لن تراه بعد ذلك. شاركه مع أدوار محددة بدلاً من ذلك، أو اطلب ذلك من مالكه.',
  },
  view_name_taken: {
    en: 'You already have a view with this name. Choose another one.',
    ar: 'لديك عرض بهذا الاسم بالفعل. اختر اسمًا آخر.',
  },
  self_approval: {
    en: 'Nobody approves his own request, nor does his delegate. Ask another approver.',
    ar: 'لا يوافق أحد على طلبه ولا يوافق عليه من ينوب عنه. اطلب ذلك من شخص آخر مخوَّل.',
  },
  delegate_unfit: {
    en: 'This delegation is not possible. Check the marked parts.',
    ar: 'لا يمكن هذا التفويض. راجع الأجزاء المحددة.',
  },
  delegate_range: {
    en: 'The last day is before the first one.',
    ar: 'اليوم الأخير قبل اليوم الأول.',
  },
  delegate_self: {
    en: 'You cannot be your own delegate. Choose a colleague.',
    ar: 'لا يمكنك أن تنوب عن نفسك. اختر زميلاً.',
  },
  rule_unfit: {
    en: 'This rule cannot be followed as it is. Check the marked parts.',
    ar: 'لا يمكن تطبيق هذه القاعدة بصيغتها الحالية. راجع الأجزاء المحددة.',
  },
  rule_name_taken: {
    en: 'Another rule has this name. Choose another one.',
    ar: 'هذا الاسم مستخدم في قاعدة أخرى. اختر اسمًا آخر.',
  },
  rule_range: {
    en: 'The upper limit is below the lower one.',
    ar: 'الحد الأعلى أقل من الحد الأدنى.',
  },
  rule_one_approver: {
    en: 'Choose either a role or one person.',
    ar: 'اختر دورًا أو شخصًا واحدًا، لا كليهما.',
  },
  rule_one_person: {
    en: 'One person can agree only once, and in any store.',
    ar: 'الشخص الواحد يوافق مرة واحدة فقط، وفي أي متجر.',
  },
  decided_approved: { en: '{name} has already approved this.', ar: 'سبق أن وافق {name} على هذا الطلب.' },
  decided_rejected: { en: '{name} has already rejected this.', ar: 'سبق أن رفض {name} هذا الطلب.' },
  decided_closed: {
    en: '{name} was faster; this no longer waits for you.',
    ar: 'سبقك {name}، ولم يعد هذا الطلب ينتظر قرارك.',
  },
  mail_refused: {
    en: 'The mail server refuses this address. Check how it is spelt.',
    ar: 'يرفض خادم البريد هذا العنوان. تحقق من كتابته.',
  },
  import_faulty: {
    en: 'Rows with errors are left, and this import takes all or nothing. Correct them, leave them out, or skip faulty rows.',
    ar: 'ما زالت هناك صفوف بها أخطاء، وهذا الاستيراد يأخذ الكل أو لا شيء. صحّحها أو استبعدها أو اختر تخطي الصفوف الخاطئة.',
  },
})
