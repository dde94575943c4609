// long: the sentence of every refusal in five languages
import type { AccountObstacle, Reason, RefusalDetails } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import { CATALOGUE_FAULT_SENTENCES } from './catalogue-fault-sentences.ts'
import { type Sentence, say } from './sentence.ts'

const SENTENCES: Record<Reason, Sentence> = {
  insufficient_funds: say(
    'Your balance is too low. Please top up first.',
    '余额不足，请先充值。',
    '残高が足りません。先にチャージしてください。',
    '잔액이 부족합니다. 먼저 충전해 주세요.',
    'ยอดเงินไม่พอ กรุณาเติมเงินก่อน',
  ),
  price_changed: say(
    'The price has changed. Please check it again.',
    '价格有变动，请重新确认。',
    '価格が変わりました。もう一度ご確認ください。',
    '가격이 변경되었습니다. 다시 확인해 주세요.',
    'ราคามีการเปลี่ยนแปลง กรุณาตรวจสอบอีกครั้ง',
  ),
  out_of_stock: say(
    'There is not enough stock.',
    '库存不足。',
    '在庫が足りません。',
    '재고가 부족합니다.',
    'สินค้าในสต็อกไม่เพียงพอ',
  ),
  sku_unavailable: say(
    'This item is no longer sold.',
    '该商品已下架。',
    'この商品は販売を終了しました。',
    '더 이상 판매하지 않는 상품입니다.',
    'สินค้านี้เลิกจำหน่ายแล้ว',
  ),
  quantity_limit: say(
    'At most 99 of one item can be bought.',
    '同一规格最多购买 99 件。',
    '同じ商品は99点まで購入できます。',
    '같은 상품은 최대 99개까지 구매할 수 있습니다.',
    'ซื้อสินค้าแบบเดียวกันได้ไม่เกิน 99 ชิ้น',
  ),
  not_deliverable: say(
    'The shop does not ship to this address.',
    '店铺不支持配送到该地址。',
    'この住所には配送できません。',
    '이 주소로는 배송되지 않습니다.',
    'ร้านไม่จัดส่งไปยังที่อยู่นี้',
  ),
  promo_unknown: say(
    'This promo code does not exist.',
    '优惠码不存在。',
    'このクーポンコードは見つかりません。',
    '존재하지 않는 프로모션 코드입니다.',
    'ไม่พบโค้ดส่วนลดนี้',
  ),
  promo_expired: say(
    'This promo code is not valid now.',
    '优惠码不在有效期内。',
    'このクーポンコードは有効期間外です。',
    '사용 기간이 아닌 프로모션 코드입니다.',
    'โค้ดส่วนลดนี้ไม่อยู่ในช่วงเวลาที่ใช้ได้',
  ),
  promo_used_up: say(
    'This promo code has been used already.',
    '优惠码已被使用。',
    'このクーポンコードはすでに使われています。',
    '이미 사용된 프로모션 코드입니다.',
    'โค้ดส่วนลดนี้ถูกใช้ไปแล้ว',
  ),
  promo_minimum: say(
    'The goods do not reach the minimum of this promo code.',
    '商品金额未达到优惠码的使用门槛。',
    '商品の合計がこのクーポンの最低金額に達していません。',
    '상품 금액이 프로모션 코드의 최소 금액에 미치지 못합니다.',
    'ยอดสินค้ายังไม่ถึงขั้นต่ำของโค้ดส่วนลดนี้',
  ),
  order_not_payable: say(
    'This order can no longer be paid.',
    '该订单已无法支付。',
    'この注文はお支払いできません。',
    '결제할 수 없는 주문입니다.',
    'คำสั่งซื้อนี้ชำระเงินไม่ได้แล้ว',
  ),
  order_expired: say(
    'The time to pay has passed and the order was cancelled.',
    '支付时间已过，订单已取消。',
    '支払い期限が過ぎたため、注文はキャンセルされました。',
    '결제 시간이 지나 주문이 취소되었습니다.',
    'หมดเวลาชำระเงินแล้ว คำสั่งซื้อถูกยกเลิก',
  ),
  state_changed: say(
    'It has changed meanwhile. Please look again.',
    '状态已变更，请刷新后再试。',
    '状態が変わりました。もう一度ご確認ください。',
    '상태가 변경되었습니다. 다시 확인해 주세요.',
    'สถานะเปลี่ยนไปแล้ว กรุณาตรวจสอบอีกครั้ง',
  ),
  payment_code_missing: say(
    'Please set a payment code first.',
    '请先设置支付密码。',
    '先に支払い暗証番号を設定してください。',
    '먼저 결제 비밀번호를 설정해 주세요.',
    'กรุณาตั้งรหัสชำระเงินก่อน',
  ),
  payment_code_wrong: say(
    'The payment code is wrong.',
    '支付密码错误。',
    '支払い暗証番号が違います。',
    '결제 비밀번호가 올바르지 않습니다.',
    'รหัสชำระเงินไม่ถูกต้อง',
  ),
  payment_code_locked: say(
    'Too many wrong payment codes. Please try again later.',
    '支付密码错误次数过多，请稍后再试。',
    '支払い暗証番号の誤入力が続いたためロックされました。しばらくしてからお試しください。',
    '결제 비밀번호를 여러 번 잘못 입력했습니다. 나중에 다시 시도해 주세요.',
    'ใส่รหัสชำระเงินผิดหลายครั้งเกินไป กรุณาลองใหม่ภายหลัง',
  ),
  payment_code_must_reset: say(
    'Please set a new payment code with a mailed code.',
    '请通过邮箱验证码重新设置支付密码。',
    'メールに届く認証コードで支払い暗証番号を再設定してください。',
    '이메일 인증 코드로 결제 비밀번호를 다시 설정해 주세요.',
    'กรุณาตั้งรหัสชำระเงินใหม่ด้วยรหัสยืนยันจากอีเมล',
  ),
  payment_code_common: say(
    'This payment code is too easy to guess.',
    '支付密码过于简单。',
    'この支払い暗証番号は推測されやすいため使えません。',
    '너무 쉬운 결제 비밀번호입니다.',
    'รหัสชำระเงินนี้เดาง่ายเกินไป',
  ),
  wrong_account_or_password: say(
    'The account or the password is wrong.',
    '账号或密码错误。',
    'アカウントまたはパスワードが違います。',
    '계정 또는 비밀번호가 올바르지 않습니다.',
    'บัญชีหรือรหัสผ่านไม่ถูกต้อง',
  ),
  account_exists: say(
    'There is an account with this email already.',
    '该邮箱已注册。',
    'このメールアドレスは登録済みです。',
    '이미 가입된 이메일입니다.',
    'อีเมลนี้มีบัญชีอยู่แล้ว',
  ),
  account_invalid: say(
    'Please fill correct email',
    '请填写正确的邮箱',
    '正しいメールアドレスを入力してください',
    '올바른 이메일을 입력해 주세요',
    'กรุณากรอกอีเมลให้ถูกต้อง',
  ),
  role_needed: say(
    'Your role at the desk does not allow this. Ask an owner of the shop.',
    '您的后台角色无权进行此操作，请联系店主。',
    'あなたの担当権限ではこの操作はできません。オーナーにご相談ください。',
    '현재 역할로는 이 작업을 할 수 없습니다. 소유자에게 문의해 주세요.',
    'บทบาทของคุณไม่มีสิทธิ์ทำรายการนี้ กรุณาติดต่อเจ้าของร้าน',
  ),
  account_blocked: say(
    'This account is blocked. Please contact customer service.',
    '该账号已被停用，请联系客服。',
    'このアカウントは停止されています。カスタマーサービスへご連絡ください。',
    '정지된 계정입니다. 고객센터에 문의해 주세요.',
    'บัญชีนี้ถูกระงับ กรุณาติดต่อฝ่ายบริการลูกค้า',
  ),
  email_is_new: say(
    'For your safety, the payment code cannot be reset by email within 24 hours of changing your email address.',
    '为保障资金安全，更换邮箱后 24 小时内不能通过邮件重置支付密码。',
    '安全のため、メールアドレスの変更から24時間は、メールで支払い暗証番号を再設定できません。',
    '안전을 위해 이메일을 변경한 후 24시간 동안은 이메일로 결제 비밀번호를 재설정할 수 없습니다.',
    'เพื่อความปลอดภัย หลังเปลี่ยนอีเมลต้องรอ 24 ชั่วโมงจึงจะรีเซ็ตรหัสชำระเงินทางอีเมลได้',
  ),
  account_deleted: say(
    'This account has been deleted.',
    '该账号已注销。',
    'このアカウントは削除されています。',
    '삭제된 계정입니다.',
    'บัญชีนี้ถูกลบแล้ว',
  ),
  account_not_empty: say(
    'The account cannot be deleted yet.',
    '账号暂时不能注销。',
    'まだアカウントを削除できません。',
    '아직 계정을 삭제할 수 없습니다.',
    'ยังลบบัญชีไม่ได้ในขณะนี้',
  ),
  one_time_code_wrong: say(
    'The mailed code is wrong.',
    '邮箱验证码错误。',
    '認証コードが違います。',
    '이메일 인증 코드가 올바르지 않습니다.',
    'รหัสยืนยันไม่ถูกต้อง',
  ),
  one_time_code_expired: say(
    'The mailed code has expired. Please ask for a new one.',
    '邮箱验证码已过期，请重新获取。',
    '認証コードの有効期限が切れました。もう一度お受け取りください。',
    '이메일 인증 코드가 만료되었습니다. 새 코드를 받아 주세요.',
    'รหัสยืนยันหมดอายุแล้ว กรุณาขอรหัสใหม่',
  ),
  password_wrong: say(
    'The password is wrong.',
    '密码错误。',
    'パスワードが違います。',
    '비밀번호가 올바르지 않습니다.',
    'รหัสผ่านไม่ถูกต้อง',
  ),
  old_password_wrong: say(
    'The old password is wrong.',
    '原密码错误。',
    '現在のパスワードが違います。',
    '기존 비밀번호가 올바르지 않습니다.',
    'รหัสผ่านเดิมไม่ถูกต้อง',
  ),
  old_payment_code_required: say(
    'Old password is required',
    '请输入原支付密码',
    '現在の支払い暗証番号を入力してください',
    '기존 결제 비밀번호를 입력해 주세요',
    'กรุณากรอกรหัสชำระเงินเดิม',
  ),
  passwords_differ: say(
    'Passwords do not match',
    '两次输入的密码不一致',
    'パスワードが一致しません',
    '비밀번호가 일치하지 않습니다',
    'รหัสผ่านไม่ตรงกัน',
  ),
  payment_codes_differ: say(
    'Payment codes do not match',
    '两次输入的支付密码不一致',
    '支払い暗証番号が一致しません',
    '결제 비밀번호가 일치하지 않습니다',
    'รหัสชำระเงินไม่ตรงกัน',
  ),
  password_too_short: say(
    'Password must be at least 6 characters long',
    '密码长度不能少于 6 位',
    'パスワードは6文字以上で入力してください',
    '비밀번호는 6자 이상이어야 합니다',
    'รหัสผ่านต้องมีอย่างน้อย 6 ตัวอักษร',
  ),
  same_password: say(
    'New password must be different from the old one',
    '新密码不能与旧密码相同',
    '新しいパスワードは現在のものと違うものにしてください',
    '새 비밀번호는 기존 비밀번호와 달라야 합니다',
    'รหัสผ่านใหม่ต้องไม่เหมือนรหัสเดิม',
  ),
  address_invalid: say(
    'Please check the address.',
    '请检查收货地址。',
    '住所をご確認ください。',
    '주소를 확인해 주세요.',
    'กรุณาตรวจสอบที่อยู่',
  ),
  address_limit: say(
    'At most 20 addresses can be kept.',
    '最多保存 20 个收货地址。',
    '住所は20件まで保存できます。',
    '주소는 최대 20개까지 저장할 수 있습니다.',
    'บันทึกที่อยู่ได้ไม่เกิน 20 รายการ',
  ),
  refund_open: say(
    'There is an open refund for this order already.',
    '该订单已有进行中的退款。',
    'この注文にはすでに手続き中の返金があります。',
    '이미 진행 중인 환불이 있습니다.',
    'คำสั่งซื้อนี้มีคำขอคืนเงินที่กำลังดำเนินการอยู่',
  ),
  refund_too_much: say(
    'This is more than can be refunded.',
    '退款金额超过可退金额。',
    '返金できる金額を超えています。',
    '환불 가능한 금액을 초과했습니다.',
    'จำนวนเงินเกินกว่าที่คืนได้',
  ),
  refund_too_many: say(
    'An order can be refunded three times at most.',
    '同一订单最多申请三次退款。',
    '返金の申請は1つの注文につき3回までです。',
    '주문당 환불 신청은 최대 3회입니다.',
    'ขอคืนเงินได้ไม่เกินสามครั้งต่อคำสั่งซื้อ',
  ),
  refund_not_possible: say(
    'This order cannot be refunded now.',
    '该订单当前无法退款。',
    'この注文は現在返金できません。',
    '지금은 환불할 수 없는 주문입니다.',
    'ขณะนี้คำสั่งซื้อนี้คืนเงินไม่ได้',
  ),
  proof_missing: say(
    'Please upload proof',
    '请上传凭证',
    '証拠写真をアップロードしてください',
    '증빙 사진을 올려 주세요',
    'กรุณาอัปโหลดหลักฐาน',
  ),
  recharge_amount: say(
    'Please fill correct amount',
    '请填写正确的金额',
    '正しい金額を入力してください',
    '올바른 금액을 입력해 주세요',
    'กรุณากรอกจำนวนเงินให้ถูกต้อง',
  ),
  evidence_missing: say(
    'Please upload payment evidence',
    '请上传转账凭证',
    '振込明細をアップロードしてください',
    '이체 확인증을 올려 주세요',
    'กรุณาอัปโหลดหลักฐานการโอนเงิน',
  ),
  network_missing: say(
    'Please choose charge network',
    '请选择充值网络',
    'チャージに使うネットワークを選択してください',
    '충전 네트워크를 선택해 주세요',
    'กรุณาเลือกเครือข่ายที่ใช้เติมเงิน',
  ),
  chain_address_invalid: say(
    'Please fill recharge address',
    '请填写充值地址',
    'チャージアドレスを入力してください',
    '충전 주소를 입력해 주세요',
    'กรุณากรอกที่อยู่สำหรับเติมเงิน',
  ),
  transaction_missing: say(
    'Say which transaction brought the money: its hash and its log index.',
    '请填写到账交易的哈希和日志序号。',
    '入金のトランザクションハッシュとログ番号を入力してください。',
    '입금된 거래의 해시와 로그 번호를 입력해 주세요.',
    'กรุณาระบุธุรกรรมที่นำเงินเข้า: แฮชและลำดับล็อก',
  ),
  transaction_used: say(
    'This transaction has already been used for a recharge.',
    '该交易已用于一笔充值。',
    'このトランザクションはすでにチャージに使われています。',
    '이 거래는 이미 충전에 사용되었습니다.',
    'ธุรกรรมนี้ใช้เติมเงินไปแล้ว',
  ),
  extract_minimum: say(
    'The amount is below the smallest withdrawal.',
    '低于最低提现金额。',
    '最低出金額を下回っています。',
    '최소 출금 금액보다 적습니다.',
    'จำนวนเงินต่ำกว่ายอดถอนขั้นต่ำ',
  ),
  extract_maximum: say(
    'The amount is above the largest withdrawal.',
    '超过最高提现金额。',
    '最高出金額を上回っています。',
    '최대 출금 금액을 초과했습니다.',
    'จำนวนเงินเกินยอดถอนสูงสุด',
  ),
  extract_not_positive: say(
    'Draw amount cannot be less than or equal to 0 or empty',
    '提现金额不能为空或小于等于 0',
    '出金額は0より大きい金額を入力してください',
    '출금 금액은 0보다 커야 합니다',
    'จำนวนเงินที่ถอนต้องมากกว่า 0 และห้ามเว้นว่าง',
  ),
  extract_over_balance: say(
    'Draw amount cannot be larger than balance',
    '提现金额不能大于余额',
    '出金額は残高以内で入力してください',
    '출금 금액은 잔액을 초과할 수 없습니다',
    'จำนวนเงินที่ถอนต้องไม่เกินยอดเงินคงเหลือ',
  ),
  extract_waits: say(
    'For your safety, withdrawals wait 24 hours after a password reset, a new email address or a new payment code.',
    '为保障资金安全，重置密码、更换邮箱或设置支付密码后 24 小时内不能提现。',
    '安全のため、パスワードの再設定、メールアドレスの変更、支払い暗証番号の設定から24時間は出金できません。',
    '안전을 위해 비밀번호 재설정, 이메일 변경 또는 결제 비밀번호 설정 후 24시간 동안은 출금할 수 없습니다.',
    'เพื่อความปลอดภัย หลังรีเซ็ตรหัสผ่าน เปลี่ยนอีเมล หรือตั้งรหัสชำระเงิน ต้องรอ 24 ชั่วโมงจึงจะถอนเงินได้',
  ),
  receivable_open: say(
    'A correction is still open. Withdrawals wait until it is settled.',
    '账户有待结清的更正款项，暂不能提现。',
    '精算中の訂正があるため、出金できません。',
    '정산되지 않은 정정 금액이 있어 출금할 수 없습니다.',
    'มีรายการแก้ไขยอดที่ยังไม่ชำระ จึงยังถอนเงินไม่ได้',
  ),
  too_many_unpaid: say(
    'You have five unpaid orders. Please pay for or cancel one first.',
    '您有五笔未支付的订单，请先支付或取消。',
    '未払いの注文が5件あります。先にお支払いまたはキャンセルしてください。',
    '결제하지 않은 주문이 5건 있습니다. 먼저 결제하거나 취소해 주세요.',
    'คุณมีรายการที่ยังไม่ชำระห้ารายการ กรุณาชำระหรือยกเลิกก่อน',
  ),
  file_too_large: say(
    'The picture is too large.',
    '图片过大。',
    '画像が大きすぎます。',
    '사진 용량이 너무 큽니다.',
    'รูปภาพมีขนาดใหญ่เกินไป',
  ),
  file_not_a_picture: say(
    'Only JPEG, PNG and WebP pictures can be sent.',
    '仅支持 JPEG、PNG、WebP 图片。',
    'JPEG、PNG、WebPの画像のみ送信できます。',
    'JPEG, PNG, WebP 사진만 올릴 수 있습니다.',
    'ส่งได้เฉพาะรูป JPEG, PNG และ WebP',
  ),
  quota_exceeded: say(
    'You have sent too many pictures. Please try again later.',
    '上传图片过多，请稍后再试。',
    '画像の送信数が上限に達しました。しばらくしてからお試しください。',
    '사진을 너무 많이 올렸습니다. 나중에 다시 시도해 주세요.',
    'ส่งรูปภาพมากเกินไป กรุณาลองใหม่ภายหลัง',
  ),
  already_audited: say(
    'This has been audited already.',
    '该申请已审核。',
    'すでに確認済みです。',
    '이미 확인된 건입니다.',
    'รายการนี้ตรวจสอบแล้ว',
  ),
  idempotency_key_reused: say(
    'This request was sent before with other contents.',
    '该请求已以其他内容提交过。',
    'このリクエストは別の内容で送信済みです。',
    '이 요청은 다른 내용으로 이미 전송되었습니다.',
    'คำขอนี้เคยส่งแล้วด้วยเนื้อหาอื่น',
  ),
  too_many_tries: say(
    'Too many tries. Please try again later.',
    '尝试次数过多，请稍后再试。',
    '試行回数が上限に達しました。しばらくしてからお試しください。',
    '시도 횟수를 초과했습니다. 나중에 다시 시도해 주세요.',
    'ลองหลายครั้งเกินไป กรุณาลองใหม่ภายหลัง',
  ),
  mobile_invalid: say(
    'Please enter a correct mobile phone number',
    '请输入正确的手机号码',
    '正しい携帯電話番号を入力してください',
    '올바른 휴대폰 번호를 입력해 주세요',
    'กรุณากรอกหมายเลขโทรศัพท์มือถือให้ถูกต้อง',
  ),
  cart_full: say(
    'The cart is full. Please remove something first.',
    '购物车已满，请先删除部分商品。',
    'カートがいっぱいです。先に商品を減らしてください。',
    '장바구니가 가득 찼습니다. 먼저 상품을 삭제해 주세요.',
    'ตะกร้าเต็มแล้ว กรุณาลบสินค้าบางรายการก่อน',
  ),
  chat_taken: say(
    'Another operator answers this chat now.',
    '该会话正由其他客服处理。',
    'このチャットは別の担当者が対応中です。',
    '다른 상담원이 이 대화에 답하고 있습니다.',
    'เจ้าหน้าที่คนอื่นกำลังตอบแชตนี้อยู่',
  ),
  title_taken: say(
    'There is one with this title already.',
    '已有同名内容。',
    '同じタイトルのものがすでにあります。',
    '같은 제목이 이미 있습니다.',
    'มีชื่อเรื่องนี้อยู่แล้ว',
  ),
  second_operator_needed: say(
    'A second operator must agree to this sum.',
    '该金额需要另一位操作员复核。',
    'この金額には別の担当者の承認が必要です。',
    '이 금액은 다른 담당자의 승인이 필요합니다.',
    'ยอดนี้ต้องให้เจ้าหน้าที่อีกคนอนุมัติ',
  ),
  code_needed: say(
    'There were many wrong passwords for this account. Please confirm with a code from your email that it is you.',
    '该账号的密码被多次输错，请再用邮箱验证码确认是您本人。',
    'このアカウントでパスワードの誤入力が続いています。ご本人確認のため、メールで届く認証コードも入力してください。',
    '이 계정의 비밀번호가 여러 번 잘못 입력되었습니다. 이메일 인증 코드로 본인임을 확인해 주세요.',
    'มีการใส่รหัสผ่านของบัญชีนี้ผิดหลายครั้ง กรุณายืนยันตัวตนด้วยรหัสยืนยันที่ส่งทางอีเมล',
  ),
  password_common: say(
    'Many people use this password, so it is easy to guess. Please choose another one.',
    '这个密码太常见，容易被猜到，请换一个。',
    'このパスワードはよく使われているため、推測されやすくなっています。別のものにしてください。',
    '많은 사람이 쓰는 비밀번호라 쉽게 추측할 수 있습니다. 다른 비밀번호를 입력해 주세요.',
    'รหัสผ่านนี้มีคนใช้มากจึงเดาได้ง่าย กรุณาตั้งรหัสผ่านอื่น',
  ),
  catalogue_fault: say(
    'Something in it is not right.',
    '填写内容有误。',
    '入力内容に誤りがあります。',
    '입력한 내용에 잘못이 있습니다.',
    'ข้อมูลที่กรอกไม่ถูกต้อง',
  ),
  id_taken: say(
    'This id is taken. Please choose another one.',
    '该 ID 已被使用，请换一个。',
    'このIDはすでに使われています。別のものにしてください。',
    '이미 사용 중인 ID입니다. 다른 ID를 입력해 주세요.',
    'รหัสนี้ถูกใช้แล้ว กรุณาใช้รหัสอื่น',
  ),
  still_used: say(
    'Something still belongs to it, so it stays.',
    '仍有内容属于它，不能删除。',
    'まだ使われているため、削除できません。',
    '아직 사용 중이어서 삭제할 수 없습니다.',
    'ยังมีรายการที่ใช้อยู่ จึงลบไม่ได้',
  ),
}

const DOOR_SENTENCES = {
  login_first: say('Please login first', '请先登录', 'ログインしてください', '먼저 로그인해 주세요', 'กรุณาเข้าสู่ระบบก่อน'),
  not_found: say(
    'This is no longer here.',
    '内容不存在或已删除。',
    'お探しのものは見つかりません。',
    '찾으시는 내용이 없습니다.',
    'ไม่พบสิ่งที่คุณค้นหา',
  ),
  malformed: say(
    'The request could not be understood.',
    '请求格式不正确。',
    'リクエストを理解できませんでした。',
    '요청을 이해할 수 없습니다.',
    'คำขอไม่ถูกต้อง',
  ),
  page_too_far: say(
    'Pages by number end at row 1,000. Go on with the cursor of the page before.',
    '页码最多到第 1000 条，请用上一页的 cursor 继续。',
    'ページ番号で読めるのは1,000件目までです。続きは前のページのcursorで読んでください。',
    '페이지 번호로는 1,000번째까지만 볼 수 있습니다. 이전 페이지의 cursor로 계속하세요.',
    'ดูตามเลขหน้าได้ถึงรายการที่ 1,000 เท่านั้น ให้ดูต่อด้วย cursor ของหน้าก่อน',
  ),
  too_large: say(
    'This is too large to send.',
    '提交内容过大。',
    '送信内容が大きすぎます。',
    '보내는 내용이 너무 큽니다.',
    'ข้อมูลที่ส่งมีขนาดใหญ่เกินไป',
  ),
  too_many: say(
    'Too many requests. Please wait a moment.',
    '请求过于频繁，请稍候。',
    'アクセスが集中しています。少しお待ちください。',
    '요청이 너무 많습니다. 잠시 기다려 주세요.',
    'มีคำขอมากเกินไป กรุณารอสักครู่',
  ),
  busy: say(
    'The shop is very busy. Please try again in a moment.',
    '当前访问繁忙，请稍后再试。',
    'ただいま混み合っています。しばらくしてからもう一度お試しください。',
    '지금 이용자가 많습니다. 잠시 후 다시 시도해 주세요.',
    'ขณะนี้มีผู้ใช้งานจำนวนมาก กรุณาลองใหม่อีกครั้งในอีกสักครู่',
  ),
  bug: say(
    'Something went wrong on our side. Please try again.',
    '服务器出现问题，请重试。',
    'エラーが発生しました。もう一度お試しください。',
    '서버에 문제가 발생했습니다. 다시 시도해 주세요.',
    'เกิดข้อผิดพลาดในระบบ กรุณาลองอีกครั้ง',
  ),
} satisfies Record<string, Sentence>
export type DoorSentence = keyof typeof DOOR_SENTENCES

/** The sentence of a refusal that names a sum. */
const SENTENCES_WITH_SUMS: Partial<Record<Reason, Sentence>> = {
  too_many_unpaid: say(
    'Unpaid goods may be worth at most {limit} more than your balance; these are {over} too much. Pay for or cancel an order, or top up first.',
    '未支付商品的金额最多可超出余额 {limit}，现在多出了 {over}。请先支付或取消订单，或先充值。',
    '未払いの商品は、残高を{limit}上回る金額までです。{over}超えています。お支払い、キャンセル、またはチャージを先に行ってください。',
    '결제하지 않은 상품은 잔액보다 최대 {limit}까지 더 주문할 수 있습니다. 지금은 {over} 초과했습니다. 먼저 결제하거나 취소하거나 충전해 주세요.',
    'สินค้าที่ยังไม่ชำระมีมูลค่าเกินยอดเงินของคุณได้ไม่เกิน {limit} ตอนนี้เกินไป {over} กรุณาชำระเงิน ยกเลิกคำสั่งซื้อ หรือเติมเงินก่อน',
  ),
}

const NOT_EMPTY = say(
  'The account cannot be deleted while there is something left: {list}.',
  '账号尚有未处理事项，不能注销：{list}。',
  '次のものが残っているため、まだアカウントを削除できません：{list}。',
  '다음이 남아 있어 아직 계정을 삭제할 수 없습니다: {list}.',
  'ยังลบบัญชีไม่ได้ เพราะยังมีรายการค้างอยู่ ได้แก่ {list}',
)

const OBSTACLES: Record<AccountObstacle, Sentence> = {
  balance: say('a balance', '余额', '残高', '잔액', 'ยอดเงินคงเหลือ'),
  hold: say('money on hold', '冻结金额', '保留中の金額', '보류 중인 금액', 'เงินที่กันไว้'),
  receivable: say('a debt to the shop', '欠款', '当店への未払い金', '상점에 갚을 금액', 'ยอดค้างชำระต่อร้าน'),
  order: say('an open order', '未完成的订单', '完了していない注文', '완료되지 않은 주문', 'คำสั่งซื้อที่ยังไม่เสร็จ'),
  refund: say('an open refund', '处理中的退款', '手続き中の返金', '처리 중인 환불', 'การคืนเงินที่ยังดำเนินการอยู่'),
  recharge: say('a top-up being checked', '审核中的充值', '審査中のチャージ', '심사 중인 충전', 'การเติมเงินที่รอตรวจสอบ'),
  withdrawal: say('an open withdrawal', '处理中的提现', '手続き中の出金', '처리 중인 출금', 'การถอนเงินที่ยังดำเนินการอยู่'),
}

export function sentenceOf(reason: Reason, language: Language, details: RefusalDetails = {}): string {
  const { limit_cents, over_cents, obstacles, fault } = details
  if (fault) return CATALOGUE_FAULT_SENTENCES[fault][language]
  if (obstacles) {
    const list = new Intl.ListFormat(language).format(obstacles.map((obstacle) => OBSTACLES[obstacle][language]))
    return NOT_EMPTY[language].replace('{list}', list)
  }
  const with_sums = SENTENCES_WITH_SUMS[reason]
  if (!with_sums || limit_cents === undefined || over_cents === undefined) return SENTENCES[reason][language]
  return with_sums[language].replace('{limit}', dollars(limit_cents)).replace('{over}', dollars(over_cents))
}

/** `123456` → `$1,234.56`, as the storefront writes it in every language. A function, because `$1` has a meaning in a replacement string. */
const dollars = (cents: number) => () => {
  const digits = String(cents).padStart(3, '0')
  return `$${digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',')}.${digits.slice(-2)}`
}

export const doorSentence = (name: DoorSentence, language: Language): string => DOOR_SENTENCES[name][language]
