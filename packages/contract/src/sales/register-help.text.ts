import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Open a session with the float, then scan or search. The cart stays on this device until it is paid, also after a reload.',
    ar: 'افتح وردية بالعهدة ثم امسح أو ابحث. تبقى السلة على هذا الجهاز حتى تُدفع، وبعد إعادة التحميل أيضًا.',
  },
  help_sell: { en: 'Sell', ar: 'البيع' },
  help_sell_1: {
    en: 'Scan the products. Enter 3* before a scan to sell three. F2 changes the quantity, F6 the discount of the last line.',
    ar: 'امسح المنتجات. أدخل ‎3*‎ قبل المسح لبيع ثلاثة. يغيّر F2 الكمية وF6 خصم السطر الأخير.',
  },
  help_sell_2: {
    en: 'F6 also takes a note of the line. Notes are printed on the receipt.',
    ar: 'يتيح F6 أيضًا ملاحظة على السطر. تُطبع الملاحظات على الإيصال.',
  },
  help_sell_3: {
    en: 'Select Pay (F9). Enter an amount and select the payment type; a blank amount is the amount due.',
    ar: 'اختر «الدفع» (F9). أدخل المبلغ واختر نوع الدفع؛ المبلغ الفارغ هو المستحق.',
  },
  help_sell_4: {
    en: 'Select Complete sale, give the change, and print the receipt.',
    ar: 'اختر «إتمام البيع» وأعطِ الباقي واطبع الإيصال.',
  },
  help_kit: { en: 'Kits and bundles', ar: 'الأطقم والحزم' },
  help_kit_1: {
    en: 'Scan the kit. Select its components below the name to see what each costs in it. Quantity and discounts are of the kit.',
    ar: 'امسح الطقم. اختر المكونات تحت الاسم لترى سعر كل منها فيه. الكمية والخصومات للطقم.',
  },
  help_kit_2: {
    en: 'For a bundle, choose with Tab and Space and press Enter.',
    ar: 'للحزمة اختر بمفتاحي Tab والمسافة ثم اضغط Enter.',
  },
  help_kit_3: {
    en: 'In a return, enter whole kits, or the quantity of a single component.',
    ar: 'عند الإرجاع أدخل أطقمًا كاملة أو كمية مكوّن واحد.',
  },
  help_voucher: { en: 'Gift vouchers and store credit', ar: 'قسائم الهدايا ورصيد المتجر' },
  help_voucher_1: {
    en: 'Enter an amount under Sell gift voucher. After payment its code is shown and printed with the receipt.',
    ar: 'أدخل مبلغًا في «بيع قسيمة هدية». بعد الدفع يظهر رمزها ويُطبع مع الإيصال.',
  },
  help_voucher_2: {
    en: 'To redeem one, enter its code while paying. It pays as much of what is due as it holds.',
    ar: 'لاستبدالها أدخل رمزها عند الدفع. تدفع من المستحق بقدر رصيدها.',
  },
  help_approval: { en: 'Approvals', ar: 'الموافقات' },
  help_approval_1: {
    en: 'Enter the discount or price. If your role does not allow it, it is listed under Needs approval.',
    ar: 'أدخل الخصم أو السعر. إن لم يسمح به دورك ظهر تحت «يحتاج إلى موافقة».',
  },
  help_approval_2: {
    en: 'Select Pay. A colleague who may decide it chooses their name and enters their PIN. Refunds and voids are approved the same way.',
    ar: 'اختر «الدفع». يختار زميل له حق القرار اسمه ويُدخل رمز PIN. ويوافَق على رد المبالغ والإلغاء بالطريقة نفسها.',
  },
  help_customer: { en: 'Customers', ar: 'العملاء' },
  help_customer_1: {
    en: 'Choose the customer (F4) before paying, to earn points and use promotions for members.',
    ar: 'اختر العميل (F4) قبل الدفع لكسب النقاط والاستفادة من عروض الأعضاء.',
  },
  help_customer_2: {
    en: 'Select New customer (Shift+F4) to add one with an email or phone. A customer you already have is selected instead.',
    ar: 'اختر «عميل جديد» (Shift+F4) لإضافة عميل ببريد أو هاتف. العميل الموجود يُختار بدل إضافته.',
  },
  help_printer: { en: 'Receipt printer and cash drawer', ar: 'طابعة الإيصالات ودرج النقد' },
  help_printer_1: {
    en: 'Select the printer at the top and connect it by USB or serial port. This browser finds it again by itself.',
    ar: 'اختر الطابعة في الأعلى واربطها عبر USB أو منفذ تسلسلي. يجدها هذا المتصفح بعد ذلك تلقائيًا.',
  },
  help_printer_2: {
    en: 'The drawer opens for payment types marked Opens the cash drawer, and for cash movements.',
    ar: 'يفتح الدرج لأنواع الدفع المعلّمة «يفتح درج النقد» ولحركات النقد.',
  },
  help_park: { en: 'Park a sale', ar: 'تعليق بيع' },
  help_park_1: {
    en: 'Select Park sale (F8) to serve another customer. F8 with an empty cart lists the parked sales.',
    ar: 'اختر «تعليق البيع» (F8) لخدمة عميل آخر. يعرض F8 مع سلة فارغة المبيعات المعلقة.',
  },
  help_exchange: { en: 'Exchange goods', ar: 'استبدال بضاعة' },
  help_exchange_1: {
    en: 'Start a return from the receipt, enter quantities and reason, then select Exchange.',
    ar: 'ابدأ إرجاعًا من الإيصال وأدخل الكميات والسبب ثم اختر «استبدال».',
  },
  help_exchange_2: {
    en: 'Scan what the customer takes instead and select Pay. Only the difference is paid or refunded.',
    ar: 'امسح ما يأخذه العميل بدلًا منها واختر «الدفع». يُدفع الفرق أو يُرد فقط.',
  },
  help_return: { en: 'Return items', ar: 'إرجاع أصناف' },
  help_return_1: {
    en: 'Scan the code of the receipt, or open it under Receipts and select Return items. The cart is kept.',
    ar: 'امسح رمز الإيصال، أو افتحه في «الإيصالات» واختر «إرجاع أصناف». تبقى السلة كما هي.',
  },
  help_return_2: {
    en: 'Enter the quantities and the reason. Clear Back to stock for damaged items. Select how the money is refunded.',
    ar: 'أدخل الكميات والسبب. ألغِ «إعادة إلى المخزون» للأصناف التالفة. اختر طريقة رد المال.',
  },
  help_return_3: {
    en: 'Goods whose return period is over or that are not returnable, and money that goes back in another way than it was paid, need an approval.',
    ar: 'تحتاج البضاعة التي انتهت مدة إرجاعها أو غير القابلة للإرجاع، والمال المردود بغير طريقة دفعه، إلى موافقة.',
  },
  help_return_4: {
    en: 'Without a receipt, scan the items, choose the customer and select Return without receipt. It gives store credit.',
    ar: 'دون إيصال امسح الأصناف واختر العميل ثم «إرجاع دون إيصال». يُمنح رصيد متجر.',
  },
})
