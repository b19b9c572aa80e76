import { texts } from '@countinghouse/kernel/text'

/** Message of every platform error. The session texts are pinned in English. Source: spec section 8. */
export const text = texts({
  token_expired: { en: 'Session expired. Please sign in again.', ar: 'انتهت الجلسة. يرجى تسجيل الدخول مرة أخرى.' },
  invalid_token: { en: 'Please sign in.', ar: 'يرجى تسجيل الدخول.' },
  inactive_user: {
    en: 'Your account is inactive. Contact your administrator.',
    ar: 'حسابك غير نشط. اتصل بالمسؤول.',
  },
  forbidden: {
    en: 'You do not have permission for this. Ask your administrator.',
    ar: 'ليس لديك صلاحية لهذا. اطلبها من المسؤول.',
  },
  operators_only: {
    en: 'Only people who run the whole installation may do this. Ask one of them.',
    ar: 'لا يُسمح بهذا إلا لمشغّلي النظام بأكمله. اطلبه من أحدهم.',
  },
  not_found: {
    en: 'This record does not exist or you do not have access to it.',
    ar: 'هذا السجل غير موجود أو لا يمكنك الوصول إليه.',
  },
  invalid_input: {
    en: 'Some values are not valid. Check the marked fields.',
    ar: 'بعض القيم غير صالحة. راجع الحقول المحددة.',
  },
  stale: {
    en: 'This record was changed by someone else in the meantime. Compare and save again.',
    ar: 'غيّر شخص آخر هذا السجل في هذه الأثناء. قارن ثم احفظ مرة أخرى.',
  },
  in_use: {
    en: 'This record is used elsewhere and cannot be deleted. Deactivate it instead.',
    ar: 'هذا السجل مستخدم في مكان آخر ولا يمكن حذفه. عطّله بدلاً من ذلك.',
  },
  duplicate: { en: 'A record with this value already exists.', ar: 'يوجد سجل بهذه القيمة بالفعل.' },
  merged: {
    en: 'This record was merged into another one. Change that one instead.',
    ar: 'دُمج هذا السجل في سجل آخر. غيّر ذلك السجل بدلًا منه.',
  },
  state_conflict: {
    en: 'The record is no longer in a state that allows this. Reload and look again.',
    ar: 'لم يعد السجل في حالة تسمح بهذا. أعد التحميل وتحقق.',
  },
  session_changed: {
    en: 'Somebody else, or another company, is signed in in this browser now. Nothing was done; the page opens anew.',
    ar: 'سُجّل الدخول الآن في هذا المتصفح بشخص آخر أو بشركة أخرى. لم يُنفَّذ شيء، وستُفتح الصفحة من جديد.',
  },
  idempotency_key_reused: {
    en: 'This request key was already used for another request. Start the action again.',
    ar: 'استُخدم مفتاح الطلب هذا لطلب آخر. ابدأ الإجراء من جديد.',
  },
  request_in_progress: {
    en: 'The same request is still running. Wait a moment and repeat it.',
    ar: 'ما زال الطلب نفسه قيد التنفيذ. انتظر قليلاً ثم أعد المحاولة.',
  },
  rate_limited: {
    en: 'Too many requests. Wait a moment and try again.',
    ar: 'طلبات كثيرة جدًا. انتظر قليلاً ثم أعد المحاولة.',
  },
  busy: { en: 'The server is busy. Try again in a moment.', ar: 'الخادم مشغول. أعد المحاولة بعد لحظات.' },
  read_only: {
    en: 'The disk of the server is full, so nothing can be saved until your administrator makes room. Reading works.',
    ar: 'قرص الخادم ممتلئ، لذلك لا يمكن حفظ شيء حتى يوفر المسؤول مساحة. القراءة متاحة.',
  },
  not_configured: { en: 'This function is not configured yet.', ar: 'لم يتم إعداد هذه الوظيفة بعد.' },
  step_up_required: { en: 'Confirm that it is you to continue.', ar: 'أكّد هويتك للمتابعة.' },
  two_factor_required: { en: 'Set up a second factor to continue.', ar: 'أعدّ عامل تحقق ثانيًا للمتابعة.' },
  password_change_required: { en: 'Choose a new password to continue.', ar: 'اختر كلمة مرور جديدة للمتابعة.' },
  limit_exceeded: {
    en: 'This exceeds the limit that you may approve.',
    ar: 'هذا يتجاوز الحد المسموح لك بالموافقة عليه.',
  },
  too_large: {
    en: 'The file is larger than this place takes. Choose a smaller one.',
    ar: 'حجم الملف أكبر من المسموح به هنا. اختر ملفًا أصغر.',
  },
  disk_full: {
    en: 'The server has too little free disk space to take files. Ask your administrator to make room.',
    ar: 'مساحة القرص الخالية على الخادم لا تكفي لاستقبال الملفات. اطلب من المسؤول توفير مساحة.',
  },
  method_not_allowed: { en: 'This address does not accept that method.', ar: 'هذا العنوان لا يقبل هذه الطريقة.' },
  internal: {
    en: 'Something went wrong on our side. Nothing was saved. Try again, and quote the request number if it stays.',
    ar: 'حدث خطأ من جانبنا. لم يُحفظ شيء. أعد المحاولة، واذكر رقم الطلب إذا استمر الخطأ.',
  },
})
