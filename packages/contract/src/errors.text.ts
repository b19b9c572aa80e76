import { texts } from '@countinghouse/kernel/text'

/** Messages of the platform errors. The session texts are pinned in English. Source: spec section 8. */
export const text = texts({
  token_expired: { en: 'Session expired. Please sign in again.', ar: 'انتهت الجلسة. يرجى تسجيل الدخول مرة أخرى.' },
  invalid_token: { en: 'Please sign in.', ar: 'يرجى تسجيل الدخول.' },
  inactive_user: {
    en: 'Your account is inactive. Contact your administrator.',
    ar: 'حسابك غير نشط. اتصل بالمسؤول.',
  },
  forbidden: {
    en: 'You do not have permission for this action. Ask your administrator.',
    ar: 'ليس لديك صلاحية لهذا. اطلبها من المسؤول.',
  },
  operators_only: {
    en: 'Only a system operator can do this. Contact a system operator.',
    ar: 'لا يُسمح بهذا إلا لمشغّل النظام. تواصل مع أحد المشغّلين.',
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
    en: 'Another user changed this record. Compare the changes and save again.',
    ar: 'غيّر مستخدم آخر هذا السجل. قارن التغييرات ثم احفظ مرة أخرى.',
  },
  in_use: {
    en: 'This record is in use and cannot be deleted. Deactivate it instead.',
    ar: 'هذا السجل قيد الاستخدام ولا يمكن حذفه. عطّله بدلًا من ذلك.',
  },
  duplicate: { en: 'A record with this value already exists.', ar: 'يوجد سجل بهذه القيمة بالفعل.' },
  merged: {
    en: 'This record was merged into another record. Change that record instead.',
    ar: 'دُمج هذا السجل في سجل آخر. غيّر ذلك السجل بدلًا منه.',
  },
  state_conflict: {
    en: 'The status of this record no longer allows this action. Reload the page.',
    ar: 'لم تعد حالة هذا السجل تسمح بهذا الإجراء. أعد تحميل الصفحة.',
  },
  session_changed: {
    en: 'Another user or company is now signed in to this browser. Nothing was done; the page reloads.',
    ar: 'سُجّل الدخول الآن في هذا المتصفح بمستخدم آخر أو شركة أخرى. لم يُنفَّذ شيء، وسيُعاد تحميل الصفحة.',
  },
  idempotency_key_reused: {
    en: 'This request key was already used for another request. Start the action again.',
    ar: 'استُخدم مفتاح الطلب هذا لطلب آخر. ابدأ الإجراء من جديد.',
  },
  request_in_progress: {
    en: 'This request is still being processed. Wait a moment and try again.',
    ar: 'ما زال هذا الطلب قيد التنفيذ. انتظر قليلًا ثم أعد المحاولة.',
  },
  rate_limited: {
    en: 'Too many requests. Wait a moment and try again.',
    ar: 'طلبات كثيرة جدًا. انتظر قليلاً ثم أعد المحاولة.',
  },
  busy: { en: 'The server is busy. Try again in a moment.', ar: 'الخادم مشغول. أعد المحاولة بعد لحظات.' },
  read_only: {
    en: 'The server disk is full, so data can only be viewed. Ask your administrator to free up space.',
    ar: 'قرص الخادم ممتلئ، لذلك يمكن عرض البيانات فقط. اطلب من المسؤول توفير مساحة.',
  },
  not_configured: { en: 'This feature is not configured yet.', ar: 'لم يتم إعداد هذه الميزة بعد.' },
  step_up_required: { en: 'Confirm your identity to continue.', ar: 'أكّد هويتك للمتابعة.' },
  two_factor_required: { en: 'Set up two-factor authentication to continue.', ar: 'أعدّ المصادقة الثنائية للمتابعة.' },
  password_change_required: { en: 'Choose a new password to continue.', ar: 'اختر كلمة مرور جديدة للمتابعة.' },
  limit_exceeded: { en: 'This exceeds your approval limit.', ar: 'هذا يتجاوز حد الموافقة المسموح لك.' },
  too_large: {
    en: 'The file is too large. Choose a smaller file.',
    ar: 'حجم الملف أكبر من المسموح به. اختر ملفًا أصغر.',
  },
  disk_full: {
    en: 'The server has too little free disk space for uploads. Ask your administrator to free up space.',
    ar: 'مساحة القرص الخالية على الخادم لا تكفي لرفع الملفات. اطلب من المسؤول توفير مساحة.',
  },
  method_not_allowed: {
    en: 'This address does not support the request method.',
    ar: 'هذا العنوان لا يقبل هذه الطريقة.',
  },
  internal: {
    en: 'An internal error occurred and nothing was saved. Try again; if the error persists, report the request number.',
    ar: 'حدث خطأ داخلي ولم يُحفظ شيء. أعد المحاولة، وإذا استمر الخطأ فأبلغ عن رقم الطلب.',
  },
})
