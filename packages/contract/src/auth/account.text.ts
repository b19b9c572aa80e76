import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'My account', ar: 'حسابي' },
  purpose: {
    en: 'Who you are here, and how you prove it. Nobody else sees this page.',
    ar: 'من أنت هنا وكيف تثبت ذلك. لا يرى هذه الصفحة أحد سواك.',
  },
  help: {
    en: 'Your name and language, your password, second factor and PIN, and where you are signed in.',
    ar: 'اسمك ولغتك وكلمة مرورك وعامل التحقق الثاني ورمز PIN والأماكن التي سجّلت الدخول منها.',
  },
  help_phone: { en: 'Lose nothing with a lost phone', ar: 'فقدان الهاتف دون فقدان الحساب' },
  help_phone_1: {
    en: 'Sign in with one of your recovery codes in place of the code.',
    ar: 'سجّل الدخول بأحد رموز الاسترداد بدلًا من الرمز.',
  },
  help_phone_2: {
    en: 'Under "Second factor" set up the app on the new phone; the old one counts no more.',
    ar: 'في "عامل التحقق الثاني" أعدّ التطبيق على الهاتف الجديد، ولن يُقبل القديم بعد ذلك.',
  },
  help_stranger: { en: 'Shut out somebody who used your account', ar: 'إخراج من استخدم حسابك' },
  help_stranger_1: {
    en: 'End all other sessions, then change your password.',
    ar: 'أنهِ الجلسات الأخرى كلها ثم غيّر كلمة المرور.',
  },
  help_stranger_2: { en: 'Forget every trusted browser that you do not know.', ar: 'انسَ كل متصفح موثوق لا تعرفه.' },
  failed: { en: 'Your account could not be loaded.', ar: 'تعذر تحميل حسابك.' },
  tryAgain: { en: 'Try again', ar: 'إعادة المحاولة' },
  loading: { en: 'Loading', ar: 'جارٍ التحميل' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  save: { en: 'Save', ar: 'حفظ' },
  saved: { en: 'Saved.', ar: 'حُفظ.' },
  remove: { en: 'Remove', ar: 'إزالة' },

  profile: { en: 'Profile', ar: 'الملف الشخصي' },
  avatar_help: {
    en: 'Your colleagues see your picture wherever your name stands. Without one they see your initials.',
    ar: 'يرى زملاؤك صورتك حيثما ظهر اسمك، ومن دونها تظهر الأحرف الأولى منه.',
  },
  login: { en: 'User name', ar: 'اسم المستخدم' },
  firstName: { en: 'First name', ar: 'الاسم الأول' },
  lastName: { en: 'Last name', ar: 'اسم العائلة' },
  locale: { en: 'Language of mails and notices', ar: 'لغة الرسائل والإشعارات' },
  locale_en: { en: 'English', ar: 'English' },
  locale_ar: { en: 'العربية', ar: 'العربية' },

  email: { en: 'E-mail address', ar: 'البريد الإلكتروني' },
  emailPurpose: {
    en: 'Signs you in like your user name, and takes the link when you forget your password.',
    ar: 'يسجّل دخولك مثل اسم المستخدم، ويصل إليه الرابط عند نسيان كلمة المرور.',
  },
  emailNone: { en: 'None yet.', ar: 'لا يوجد بعد.' },
  emailChange: { en: 'Change the address', ar: 'تغيير العنوان' },
  emailAdd: { en: 'Add an address', ar: 'إضافة عنوان' },
  emailSend: { en: 'Send the link', ar: 'إرسال الرابط' },
  emailSent: {
    en: 'A mail is on its way to {email}. The address counts once you open its link.',
    ar: 'رسالة في طريقها إلى {email}. يُعتمد العنوان بعد فتح الرابط الذي فيها.',
  },
  emailConfirmed: { en: '{email} is your address now.', ar: 'أصبح {email} عنوانك.' },
  emailNoMail: {
    en: 'No mail can go out from here yet, so no address can be proven. Ask whoever runs the installation.',
    ar: 'لا يمكن إرسال البريد من هنا بعد، فلا يمكن إثبات أي عنوان. اسأل من يدير النظام.',
  },
  emailMissing: { en: 'Enter an e-mail address.', ar: 'أدخل بريدًا إلكترونيًا.' },

  password: { en: 'Password', ar: 'كلمة المرور' },
  passwordSince: { en: 'Last changed {date}.', ar: 'آخر تغيير {date}.' },
  passwordChange: { en: 'Change Password', ar: 'تغيير كلمة المرور' },

  factor: { en: 'Second factor', ar: 'عامل التحقق الثاني' },
  factorPurpose: {
    en: 'A code of an app on your phone, asked for after the password. Somebody who knows your password then still cannot get in.',
    ar: 'رمز من تطبيق على هاتفك يُطلب بعد كلمة المرور، فلا يستطيع الدخول من يعرف كلمة مرورك وحدها.',
  },
  factorOn: { en: 'On', ar: 'مفعّل' },
  factorOff: { en: 'Off', ar: 'غير مفعّل' },
  factorRequired: { en: 'Your role asks for it.', ar: 'دورك يتطلبه.' },
  codesLeft: {
    en: '{count, plural, =0 {No recovery code is left. Make new ones.} one {One recovery code is left.} other {# recovery codes are left.}}',
    ar: '{count, plural, =0 {لم يبقَ أي رمز استرداد. أنشئ رموزًا جديدة.} one {بقي رمز استرداد واحد.} two {بقي رمزا استرداد.} few {بقيت # رموز استرداد.} many {بقي # رمز استرداد.} other {بقي # رمز استرداد.}}',
  },
  factorSetUp: { en: 'Set up', ar: 'إعداد' },
  factorReplace: { en: 'Set up another app', ar: 'إعداد تطبيق آخر' },
  codesRenew: { en: 'New recovery codes', ar: 'رموز استرداد جديدة' },
  factorRemove: { en: 'Turn off', ar: 'إيقاف' },
  factorRemoveTitle: { en: 'Turn off the second factor?', ar: 'إيقاف عامل التحقق الثاني؟' },
  factorRemoveBody: {
    en: 'Your password alone then opens your account, and your recovery codes count no more.',
    ar: 'ستفتح كلمة المرور وحدها حسابك، ولن تُقبل رموز الاسترداد بعد ذلك.',
  },

  pin: { en: 'PIN', ar: 'رمز PIN' },
  pinPurpose: {
    en: 'Four to eight digits that unlock your screen. They open nothing else.',
    ar: 'من أربعة إلى ثمانية أرقام تفتح شاشتك المقفلة، ولا تفتح شيئًا آخر.',
  },
  pinSet: { en: 'Set a PIN', ar: 'تعيين رمز PIN' },
  pinChange: { en: 'Change the PIN', ar: 'تغيير رمز PIN' },
  pinNew: { en: 'New PIN', ar: 'رمز PIN الجديد' },
  pinRepeated: { en: 'New PIN once more', ar: 'رمز PIN الجديد مرة أخرى' },
  pinMissing: { en: 'Enter 4 to 8 digits.', ar: 'أدخل من 4 إلى 8 أرقام.' },
  pinMismatch: { en: 'The two do not match.', ar: 'الرمزان غير متطابقين.' },
  pinIsSet: { en: 'Set', ar: 'معيّن' },
  pinIsNone: { en: 'None', ar: 'لا يوجد' },
  lockNow: { en: 'Lock this screen now', ar: 'قفل هذه الشاشة الآن' },

  sessions: { en: 'Where you are signed in', ar: 'أماكن تسجيل دخولك' },
  thisSession: { en: 'This one', ar: 'هذه الجلسة' },
  unknownDevice: { en: 'Unknown device', ar: 'جهاز غير معروف' },
  sessionFacts: { en: '{ip}, last used {time}', ar: '{ip}، آخر استخدام {time}' },
  sessionSince: { en: 'since {time}', ar: 'منذ {time}' },
  seenBy: { en: '{name} looks through your eyes', ar: '{name} يعرض النظام بعينيك' },
  level_password: { en: 'Password', ar: 'كلمة المرور' },
  level_second_factor: { en: 'Second factor', ar: 'عامل تحقق ثانٍ' },
  level_pin: { en: 'PIN', ar: 'رمز PIN' },
  level_api_key: { en: 'API key', ar: 'مفتاح برمجي' },
  endSession: { en: 'End', ar: 'إنهاء' },
  endSessionOf: { en: 'End the session on {device}', ar: 'إنهاء الجلسة على {device}' },
  endOthers: { en: 'End all others', ar: 'إنهاء الجلسات الأخرى' },
  endedOthers: {
    en: '{count, plural, =0 {There was no other session.} one {One session ended.} other {# sessions ended.}}',
    ar: '{count, plural, =0 {لم تكن هناك جلسة أخرى.} one {أُنهيت جلسة واحدة.} two {أُنهيت جلستان.} few {أُنهيت # جلسات.} many {أُنهيت # جلسة.} other {أُنهيت # جلسة.}}',
  },

  devices: { en: 'Trusted browsers', ar: 'المتصفحات الموثوقة' },
  devicesPurpose: {
    en: 'They are not asked for a code. Forget those you do not use any more.',
    ar: 'لا يُطلب منها رمز. انسَ ما لم تعد تستخدمه.',
  },
  noDevices: {
    en: 'None. You can trust a browser when you enter a code.',
    ar: 'لا يوجد. يمكنك الوثوق بمتصفح عند إدخال الرمز.',
  },
  deviceFacts: { en: '{ip}, until {time}', ar: '{ip}، حتى {time}' },
  forget: { en: 'Forget', ar: 'نسيان' },
  forgetDevice: { en: 'Forget {device}', ar: 'نسيان {device}' },
})
