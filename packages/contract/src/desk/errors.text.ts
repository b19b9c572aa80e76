import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  view_unfit: {
    en: 'Parts of the view do not exist on this page. Check the marked parts.',
    ar: 'بعض أجزاء العرض غير موجودة في هذه الصفحة. راجع الأجزاء المحددة.',
  },
  comment_settled: {
    en: 'A comment can be edited for five minutes only. Write a new one instead.',
    ar: 'يمكن تعديل التعليق خلال خمس دقائق فقط. اكتب تعليقًا آخر بدلاً من ذلك.',
  },
  merge_collides: {
    en: 'Both records are used where only one is allowed. Change one of them, then try again.',
    ar: 'السجلان مستخدمان حيث لا يُسمح إلا بأحدهما. غيّر أحد الاستخدامين ثم أعد المحاولة.',
  },
  merge_collides_in: {
    en: 'Both records are used in the same {where}, which allows only one. Change it first, then merge.',
    ar: 'السجلان مستخدمان في {where} نفسه، حيث لا يُسمح إلا بأحدهما. غيّر ذلك أولًا ثم ادمج.',
  },
  merge_undo_collides_in: {
    en: 'Later entries in {where} prevent undoing the merge. Change them first, then undo.',
    ar: 'تمنع إدخالات لاحقة في {where} التراجع عن الدمج. غيّرها أولًا ثم تراجع.',
  },
  merge_name_taken: {
    en: 'Another record now has the name of the merged record. Rename it first, then undo.',
    ar: 'أصبح اسم السجل المدموج مستخدمًا في سجل آخر. غيّر ذلك الاسم أولًا ثم تراجع.',
  },
  merge_too_old: {
    en: 'A merge can only be undone within 30 days.',
    ar: 'يمكن التراجع عن الدمج خلال 30 يومًا فقط.',
  },
  merge_undone: { en: 'This merge has already been undone.', ar: 'سبق التراجع عن هذا الدمج.' },
  merge_went_on: {
    en: '{name} has since been merged into another record. Undo that merge first.',
    ar: 'دُمج {name} نفسه بعد ذلك. تراجع عن ذلك أولًا.',
  },
  view_not_yours: {
    en: 'Only the owner or an administrator can change this view. Save it under another name instead.',
    ar: 'لا يغيّر هذا العرض إلا مالكه أو مسؤول النظام. احفظه باسم خاص بك بدلاً من ذلك.',
  },
  view_owner_only: {
    en: 'Only the owner can make this view private, because you would lose access to it. Share it with selected roles instead, or ask the owner.',
    ar: 'لا يمكن أن يجعل هذا العرض خاصًا إلا مالكه، لأنك ستفقد الوصول إليه. شاركه مع أدوار محددة بدلًا من ذلك، أو اطلب ذلك من مالكه.',
  },
  view_name_taken: {
    en: 'You already have a view with this name. Choose another one.',
    ar: 'لديك عرض بهذا الاسم بالفعل. اختر اسمًا آخر.',
  },
  self_approval: {
    en: 'Requesters and their delegates cannot approve the request. Ask another approver.',
    ar: 'لا يمكن لمقدم الطلب ولا لمن ينوب عنه الموافقة عليه. اطلب ذلك من صاحب موافقة آخر.',
  },
  delegate_unfit: {
    en: 'This delegation is not possible. Check the marked fields.',
    ar: 'لا يمكن هذا التفويض. راجع الأجزاء المحددة.',
  },
  delegate_range: {
    en: 'The last day is before the first day.',
    ar: 'اليوم الأخير قبل اليوم الأول.',
  },
  delegate_self: {
    en: 'You cannot be your own delegate. Choose a colleague.',
    ar: 'لا يمكنك أن تنوب عن نفسك. اختر زميلاً.',
  },
  rule_unfit: {
    en: 'The rule is not valid. Check the marked fields.',
    ar: 'القاعدة غير صالحة. راجع الحقول المحددة.',
  },
  rule_name_taken: {
    en: 'Another rule has this name. Choose another one.',
    ar: 'هذا الاسم مستخدم في قاعدة أخرى. اختر اسمًا آخر.',
  },
  rule_range: {
    en: 'The upper limit is below the lower limit.',
    ar: 'الحد الأعلى أقل من الحد الأدنى.',
  },
  rule_one_approver: {
    en: 'Choose either a role or one person.',
    ar: 'اختر دورًا أو شخصًا واحدًا، لا كليهما.',
  },
  rule_one_person: {
    en: 'For one person, enter one approval and no store restriction.',
    ar: 'لشخص واحد، أدخل موافقة واحدة دون تقييد بالمتجر.',
  },
  decided_approved: { en: '{name} has already approved this request.', ar: 'سبق أن وافق {name} على هذا الطلب.' },
  decided_rejected: { en: '{name} has already rejected this request.', ar: 'سبق أن رفض {name} هذا الطلب.' },
  decided_closed: {
    en: '{name} has already decided. This request is no longer pending.',
    ar: 'سبقك {name} إلى القرار، ولم يعد هذا الطلب معلقًا.',
  },
  mail_refused: {
    en: 'The mail server rejects this address. Check the spelling.',
    ar: 'يرفض خادم البريد هذا العنوان. تحقق من كتابته.',
  },
  import_total_differs: {
    en: 'The value of the rows is not the total you entered. Check the rows by store, or correct the total.',
    ar: 'قيمة الصفوف ليست الإجمالي الذي أدخلته. راجع الصفوف حسب المتجر أو صحّح الإجمالي.',
  },
  import_faulty: {
    en: 'Some rows have errors, and this import requires all rows to be valid. Correct or exclude them, or skip rows with errors.',
    ar: 'في بعض الصفوف أخطاء، وهذا الاستيراد يتطلب صحة كل الصفوف. صحّحها أو استبعدها أو اختر تخطي الصفوف الخاطئة.',
  },
})
