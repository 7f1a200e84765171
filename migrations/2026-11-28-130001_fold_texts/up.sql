-- Texts are searched and compared folded: without case, accents, apostrophes and what nobody sees. `kernel::fold` in
-- Rust answers the same, letter by letter; a test in `db` compares both. docs/adr/0091 says why it is a table here.
create function fold_text(said text) returns text
language plpgsql immutable strict parallel safe as $$
declare
  -- Apostrophes, accents, what nobody sees.
  dropped constant text :=
    '[\u0027\u0060\u00B4\u02B9-\u02BF\u02C8\u02CA\u02CB\u02EE\u055A\u05F3\u2018-\u201B\u2032\u2035\uA78B\uA78C\uFF07\uFF40'
    '\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F'
    '\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u2069\u206A-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF9-\uFFFB]';
  bare text;
begin
  if octet_length(said) = char_length(said) then
    bare := translate(said, '''`', '');
  else
    bare := regexp_replace(said, dropped, '', 'g');
    bare := regexp_replace(normalize(bare, NFKD), dropped, '', 'g');
    -- Small letters, plain where a letter only has a stroke or a hook. A table of a script is read where the script is.
    if octet_length(bare) > char_length(bare) then
      if bare ~ '[\u0080-\u02AF\u1D00-\u1EFF\u2C60-\u2C7F\uA720-\uA7FF]' then
        bare := translate(bare,
          'ÆÐØÞðøĐđĦħıĸŁłŊŋŒŦŧƀƁƂƃƄƆƇƈƉƊƋƌƎƏƐƑƒƓƔƖƗƘƙƚƜƝƞƟƢƤƥƦƧƩƬƭƮƱƲƳƴƵƶƷƸ'
          'ƼǤǥǶǷȜȠȢȤȥȷȺȻȼȽȾȿɀɁɃɄɅɆɇɈɉɊɋɌɍɎɏɓɖɗɠɨɫɱɲɵɽʈʉʋᵽẞỺỼỾⱠⱡⱢⱣⱤⱥⱦⱧⱨⱩⱪⱫⱬⱭ'
          'ⱮⱯⱰⱲⱳⱵⱾⱿꜢꜤꜦꜨꜪꜬꜮꜲꜴꜶꜸꜺꜼꜾꝀꝂꝄꝆꝈꝊꝌꝎꝐꝒꝔꝖꝘꝚꝜꝞꝠꝢꝤꝦꝨꝪꝬꝮꝹꝻꝽꝾꞀꞂꞄꞆꞋꞍꞐꞒꞖꞘꞚꞜꞞꞠ'
          'ꞢꞤꞦꞨꞪꞫꞬꞭꞮꞰꞱꞲꞳꞴꞶꞸꞺꞼꞾꟀꟂꟄꟅꟆꟇꟉꟋꟌ꟎Ꟑ꟒꟔ꟖꟘꟚꟜꟵ',
          'ædoþdoddhhikllnnœttbbbbƅɔccddddǝəɛffgɣɩikklɯnnoƣppʀƨʃtttʊvyyzzʒƹ'
          'ƽggƕƿȝnȣzzjaccltszɂbuʌeejjqqrryybddgilmnortuvpßỻỽỿlllprathhkkzzɑ'
          'mɐɒwwⱶszꜣꜥꜧꜩꜫꜭꜯꜳꜵꜷꜹꜻꜽꜿꝁꝃꝅꝇꝉꝋꝍꝏꝑꝓꝕꝗꝙꝛꝝꝟꝡꝣꝥꝧꝩꝫꝭꝯꝺꝼᵹꝿꞁꞃꞅꞇꞌɥꞑꞓꞗꞙꞛꞝꞟꞡ'
          'ꞣꞥꞧꞩɦɜɡɬɪʞʇʝꭓꞵꞷꞹꞻꞽꞿꟁꟃꞔʂᶎꟈꟊɤꟍ꟏ꟑꟓꟕꟗꟙꟛƛꟶ');
        bare := replace(replace(replace(replace(bare, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
      end if;
      if bare ~ '[\u0370-\u03FF]' then
        bare := translate(bare,
          'ͰͲͶͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςϏϘϚϜϞϠϢϤϦϨϪϬϮϷϺϽϾϿ',
          'ͱͳͷϳαβγδεζηθικλμνξοπρστυφχψωσϗϙϛϝϟϡϣϥϧϩϫϭϯϸϻͻͼͽ');
      end if;
      if bare ~ '[\u0400-\u052F\uA640-\uA69F]' then
        bare := translate(bare,
          'ЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐґҒҔҖ'
          'ҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮꙀꙂꙄꙆꙈ'
          'ꙊꙌꙎꙐꙒꙔꙖꙘꙚꙜꙞꙠꙢꙤꙦꙨꙪꙬꚀꚂꚄꚆꚈꚊꚌꚎꚐꚒꚔꚖꚘꚚ',
          'ђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏггғҕҗ'
          'ҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯꙁꙃꙅꙇꙉ'
          'ꙋꙍꙏꙑꙓꙕꙗꙙꙛꙝꙟꙡꙣꙥꙧꙩꙫꙭꚁꚃꚅꚇꚉꚋꚍꚏꚑꚓꚕꚗꚙꚛ');
      end if;
      if bare ~ '[\u0531-\u0556\u10A0-\u10CD\u13A0-\u13F5\u1C89-\u1CBF\u2132\u2183'
          '\u2C00-\u2C2F\u2C80-\u2CF2\U00010400-\U00010427\U000104B0-\U000104D3\U00010570-\U00010595\U00010C80-\U00010CB2'
          '\U00010D50-\U00010D65\U000118A0-\U000118BF\U00016E40-\U00016E5F\U00016EA0-\U00016EB8\U0001E900-\U0001E921]' then
        bare := translate(bare,
          'ԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖႠႡႢႣႤႥႦႧႨႩႪႫႬႭႮႯႰႱႲႳႴႵႶႷႸႹ'
          'ႺႻႼႽႾႿჀჁჂჃჄჅჇჍᎠᎡᎢᎣᎤᎥᎦᎧᎨᎩᎪᎫᎬᎭᎮᎯᎰᎱᎲᎳᎴᎵᎶᎷᎸᎹᎺᎻᎼᎽᎾᎿᏀᏁᏂᏃᏄᏅᏆᏇᏈᏉᏊᏋᏌᏍᏎᏏᏐᏑ'
          'ᏒᏓᏔᏕᏖᏗᏘᏙᏚᏛᏜᏝᏞᏟᏠᏡᏢᏣᏤᏥᏦᏧᏨᏩᏪᏫᏬᏭᏮᏯᏰᏱᏲᏳᏴᏵᲉᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪ'
          'ᲫᲬᲭᲮᲯᲰᲱᲲᲳᲴᲵᲶᲷᲸᲹᲺᲽᲾᲿℲↃⰀⰁⰂⰃⰄⰅⰆⰇⰈⰉⰊⰋⰌⰍⰎⰏⰐⰑⰒⰓⰔⰕⰖⰗⰘⰙⰚⰛⰜⰝⰞⰟⰠⰡⰢⰣⰤⰥⰦⰧⰨⰩⰪ'
          'ⰫⰬⰭⰮⰯⲀⲂⲄⲆⲈⲊⲌⲎⲐⲒⲔⲖⲘⲚⲜⲞⲠⲢⲤⲦⲨⲪⲬⲮⲰⲲⲴⲶⲸⲺⲼⲾⳀⳂⳄⳆⳈⳊⳌⳎⳐⳒⳔⳖⳘⳚⳜⳞⳠⳢⳫⳭⳲ𐐀𐐁𐐂𐐃𐐄𐐅'
          '𐐆𐐇𐐈𐐉𐐊𐐋𐐌𐐍𐐎𐐏𐐐𐐑𐐒𐐓𐐔𐐕𐐖𐐗𐐘𐐙𐐚𐐛𐐜𐐝𐐞𐐟𐐠𐐡𐐢𐐣𐐤𐐥𐐦𐐧𐒰𐒱𐒲𐒳𐒴𐒵𐒶𐒷𐒸𐒹𐒺𐒻𐒼𐒽𐒾𐒿𐓀𐓁𐓂𐓃𐓄𐓅𐓆𐓇𐓈𐓉𐓊𐓋𐓌𐓍'
          '𐓎𐓏𐓐𐓑𐓒𐓓𐕰𐕱𐕲𐕳𐕴𐕵𐕶𐕷𐕸𐕹𐕺𐕼𐕽𐕾𐕿𐖀𐖁𐖂𐖃𐖄𐖅𐖆𐖇𐖈𐖉𐖊𐖌𐖍𐖎𐖏𐖐𐖑𐖒𐖔𐖕𐲀𐲁𐲂𐲃𐲄𐲅𐲆𐲇𐲈𐲉𐲊𐲋𐲌𐲍𐲎𐲏𐲐𐲑𐲒𐲓𐲔𐲕𐲖'
          '𐲗𐲘𐲙𐲚𐲛𐲜𐲝𐲞𐲟𐲠𐲡𐲢𐲣𐲤𐲥𐲦𐲧𐲨𐲩𐲪𐲫𐲬𐲭𐲮𐲯𐲰𐲱𐲲𐵐𐵑𐵒𐵓𐵔𐵕𐵖𐵗𐵘𐵙𐵚𐵛𐵜𐵝𐵞𐵟𐵠𐵡𐵢𐵣𐵤𐵥𑢠𑢡𑢢𑢣𑢤𑢥𑢦𑢧𑢨𑢩𑢪𑢫𑢬𑢭'
          '𑢮𑢯𑢰𑢱𑢲𑢳𑢴𑢵𑢶𑢷𑢸𑢹𑢺𑢻𑢼𑢽𑢾𑢿𖹀𖹁𖹂𖹃𖹄𖹅𖹆𖹇𖹈𖹉𖹊𖹋𖹌𖹍𖹎𖹏𖹐𖹑𖹒𖹓𖹔𖹕𖹖𖹗𖹘𖹙𖹚𖹛𖹜𖹝𖹞𖹟𖺠𖺡𖺢𖺣𖺤𖺥𖺦𖺧𖺨𖺩𖺪𖺫𖺬𖺭'
          '𖺮𖺯𖺰𖺱𖺲𖺳𖺴𖺵𖺶𖺷𖺸𞤀𞤁𞤂𞤃𞤄𞤅𞤆𞤇𞤈𞤉𞤊𞤋𞤌𞤍𞤎𞤏𞤐𞤑𞤒𞤓𞤔𞤕𞤖𞤗𞤘𞤙𞤚𞤛𞤜𞤝𞤞𞤟𞤠𞤡',
          'աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆⴀⴁⴂⴃⴄⴅⴆⴇⴈⴉⴊⴋⴌⴍⴎⴏⴐⴑⴒⴓⴔⴕⴖⴗⴘⴙ'
          'ⴚⴛⴜⴝⴞⴟⴠⴡⴢⴣⴤⴥⴧⴭꭰꭱꭲꭳꭴꭵꭶꭷꭸꭹꭺꭻꭼꭽꭾꭿꮀꮁꮂꮃꮄꮅꮆꮇꮈꮉꮊꮋꮌꮍꮎꮏꮐꮑꮒꮓꮔꮕꮖꮗꮘꮙꮚꮛꮜꮝꮞꮟꮠꮡ'
          'ꮢꮣꮤꮥꮦꮧꮨꮩꮪꮫꮬꮭꮮꮯꮰꮱꮲꮳꮴꮵꮶꮷꮸꮹꮺꮻꮼꮽꮾꮿᏸᏹᏺᏻᏼᏽᲊაბგდევზთიკლმნოპჟრსტუფქღყშჩც'
          'ძწჭხჯჰჱჲჳჴჵჶჷჸჹჺჽჾჿⅎↄⰰⰱⰲⰳⰴⰵⰶⰷⰸⰹⰺⰻⰼⰽⰾⰿⱀⱁⱂⱃⱄⱅⱆⱇⱈⱉⱊⱋⱌⱍⱎⱏⱐⱑⱒⱓⱔⱕⱖⱗⱘⱙⱚ'
          'ⱛⱜⱝⱞⱟⲁⲃⲅⲇⲉⲋⲍⲏⲑⲓⲕⲗⲙⲛⲝⲟⲡⲣⲥⲧⲩⲫⲭⲯⲱⲳⲵⲷⲹⲻⲽⲿⳁⳃⳅⳇⳉⳋⳍⳏⳑⳓⳕⳗⳙⳛⳝⳟⳡⳣⳬⳮⳳ𐐨𐐩𐐪𐐫𐐬𐐭'
          '𐐮𐐯𐐰𐐱𐐲𐐳𐐴𐐵𐐶𐐷𐐸𐐹𐐺𐐻𐐼𐐽𐐾𐐿𐑀𐑁𐑂𐑃𐑄𐑅𐑆𐑇𐑈𐑉𐑊𐑋𐑌𐑍𐑎𐑏𐓘𐓙𐓚𐓛𐓜𐓝𐓞𐓟𐓠𐓡𐓢𐓣𐓤𐓥𐓦𐓧𐓨𐓩𐓪𐓫𐓬𐓭𐓮𐓯𐓰𐓱𐓲𐓳𐓴𐓵'
          '𐓶𐓷𐓸𐓹𐓺𐓻𐖗𐖘𐖙𐖚𐖛𐖜𐖝𐖞𐖟𐖠𐖡𐖣𐖤𐖥𐖦𐖧𐖨𐖩𐖪𐖫𐖬𐖭𐖮𐖯𐖰𐖱𐖳𐖴𐖵𐖶𐖷𐖸𐖹𐖻𐖼𐳀𐳁𐳂𐳃𐳄𐳅𐳆𐳇𐳈𐳉𐳊𐳋𐳌𐳍𐳎𐳏𐳐𐳑𐳒𐳓𐳔𐳕𐳖'
          '𐳗𐳘𐳙𐳚𐳛𐳜𐳝𐳞𐳟𐳠𐳡𐳢𐳣𐳤𐳥𐳦𐳧𐳨𐳩𐳪𐳫𐳬𐳭𐳮𐳯𐳰𐳱𐳲𐵰𐵱𐵲𐵳𐵴𐵵𐵶𐵷𐵸𐵹𐵺𐵻𐵼𐵽𐵾𐵿𐶀𐶁𐶂𐶃𐶄𐶅𑣀𑣁𑣂𑣃𑣄𑣅𑣆𑣇𑣈𑣉𑣊𑣋𑣌𑣍'
          '𑣎𑣏𑣐𑣑𑣒𑣓𑣔𑣕𑣖𑣗𑣘𑣙𑣚𑣛𑣜𑣝𑣞𑣟𖹠𖹡𖹢𖹣𖹤𖹥𖹦𖹧𖹨𖹩𖹪𖹫𖹬𖹭𖹮𖹯𖹰𖹱𖹲𖹳𖹴𖹵𖹶𖹷𖹸𖹹𖹺𖹻𖹼𖹽𖹾𖹿𖺻𖺼𖺽𖺾𖺿𖻀𖻁𖻂𖻃𖻄𖻅𖻆𖻇𖻈'
          '𖻉𖻊𖻋𖻌𖻍𖻎𖻏𖻐𖻑𖻒𖻓𞤢𞤣𞤤𞤥𞤦𞤧𞤨𞤩𞤪𞤫𞤬𞤭𞤮𞤯𞤰𞤱𞤲𞤳𞤴𞤵𞤶𞤷𞤸𞤹𞤺𞤻𞤼𞤽𞤾𞤿𞥀𞥁𞥂𞥃');
      end if;
      bare := regexp_replace(bare, '[\u058A\u05BE\u2010-\u2015\u2043\u2212]', '-', 'g');
    end if;
  end if;
  return regexp_replace(
    lower(bare collate "C"), '[\u0009-\u000D \u0085\u1680\u2028\u2029]+', ' ', 'g');
end $$;

-- The words of a text, each behind a space. A name with an apostrophe is one word, and its parts are words too. The body
-- is parsed now, so that a dump is restored under any search path.
create function fold_words(said text) returns text
language sql immutable parallel safe
return ' ' || regexp_replace(
  fold_text(said) || case
    when said ~ '[\u0027\u0060\u00B4\u02B9-\u02BF\u02C8\u02CA\u02CB\u02EE\u055A\u05F3\u2018-\u201B\u2032\u2035\uA78B\uA78C\uFF07\uFF40]' then
      ' ' || fold_text(regexp_replace(said, '[\u0027\u0060\u00B4\u02B9-\u02BF\u02C8\u02CA\u02CB\u02EE\u055A\u05F3\u2018-\u201B\u2032\u2035\uA78B\uA78C\uFF07\uFF40]', ' ', 'g'))
    else '' end,
  '[^[:alnum:]]+', ' ', 'g');

-- Lists and searches read the folded names. The indexes of names as they are written go.
drop index companies_listed;
create index companies_listed on companies ((fold_text(name) collate "C"), id) where state = 'approved';
drop index companies_name_parts;
create index companies_name_parts on companies using gin (fold_text(name) gin_trgm_ops);
drop index company_details_domain_parts;
create index company_details_domain_parts on company_details using gin (fold_text(domain) gin_trgm_ops);
drop index companies_lower_name;
create index companies_folded_name on companies (fold_text(name));
drop index inquiries_lower_company_name;
create index inquiries_folded_company_name on inquiries (fold_text(company_name));
drop index interview_companies_by_name;
create index interview_companies_by_name on interview_companies (fold_text(name) text_pattern_ops);

drop index talent_profiles_headline;
create index talent_profiles_headline on talent_profiles using gin
  (to_tsvector('simple', fold_words(headline))) where visibility = 'named';

-- Two accounts with one name may be of one person, however it is written.
drop index users_plain_name;
create or replace function plain_name(shown text) returns text
language sql immutable strict parallel safe
return btrim(fold_text(shown));
create index users_plain_name on users (plain_name(display_name))
  where kind = 'candidate' and erased_at is null;

alter table users drop column words;
alter table users
  add column words text not null generated always as (
    fold_words(display_name || ' ' || coalesce(username, '') || ' ' || email)) stored;
create index users_words on users using gin (words gin_trgm_ops) where kind = 'candidate';

-- The catalogue's words are searched and never shown.
create or replace function list_practice_problem(which uuid) returns void language plpgsql as $$
begin
  perform from problems where id = which for no key update;
  insert into practice_catalogue (problem_id, is_open, slug, title, difficulty, problem_type, keywords,
      languages, created_at, tried, solved, acceptance_percent, median_seconds, words)
    select problem.id, problem.company_id is null, problem.slug, version.title, version.difficulty,
           version.problem_type, version.keywords, version.languages, problem.created_at, counted.tried,
           counted.solved, counted.acceptance_percent, counted.median_seconds,
           fold_text(version.title || ' ' || problem.slug || ' ' || array_to_string(version.keywords, ' '))
      from problems problem
      join problem_versions version on version.problem_id = problem.id and version.state = 'published'
      left join practice_statistics counted on counted.problem_id = problem.id
      where problem.id = which
        and case when problem.company_id is null then problem.practice
              else version.problem_type = 'multi_task' end
    on conflict (problem_id) do update
      set is_open = excluded.is_open, slug = excluded.slug, title = excluded.title,
          difficulty = excluded.difficulty, problem_type = excluded.problem_type,
          keywords = excluded.keywords, languages = excluded.languages,
          created_at = excluded.created_at, tried = excluded.tried, solved = excluded.solved,
          acceptance_percent = excluded.acceptance_percent,
          median_seconds = excluded.median_seconds, words = excluded.words;
  if not found then
    delete from practice_catalogue where problem_id = which;
  end if;
end $$;
update practice_catalogue set words = fold_text(words);
