/** The types of columns that Mockaroo offers, as it calls them. */
export const mockarooNames: readonly string[] = `
Row Number; Number; Boolean; Blank; GUID; ULID; Date; Time; Custom List; Dataset Column; Sequence; Repeating Element; Character Sequence; Digit Sequence; Regular Expression;
Template; Formula; SQL Expression; Scenario; JSON Array; Encrypt; MongoDB ObjectID; Password; Password Hash; MD5; SHA1; SHA256; Naughty String; Nato Phonetic;
Normal Distribution; Binomial Distribution; Exponential Distribution; Geometric Distribution; Poisson Distribution;
First Name; First Name (Male); First Name (Female); First Name (European); Last Name; Full Name; Given Name (Chinese); Family Name (Chinese); Title; Suffix; Gender; Gender (abbrev);
Gender (Binary); Gender (Facebook); Race; Language; Job Title; LinkedIn Skill; University; Shirt Size; SSN; Avatar; Username; Email Address; Phone;
Country; Country Code; State; State (abbrev); City; Street Address; Street Name; Street Number; Street Suffix; Address Line 2; Postal Code; Latitude; Longitude; Time Zone;
Airport Code; Airport Name; Airport Continent; Airport Country Code; Airport Elevation; Airport GPS Code; Airport Latitude; Airport Longitude; Airport Municipality; Airport Region Code;
Flight Airline Name; Flight Airline Code; Flight Number; Flight Departure Airport Code; Flight Departure Airport Name; Flight Departure City; Flight Departure Time;
Flight Arrival Airport Code; Flight Arrival Airport Name; Flight Arrival City; Flight Arrival Time; Flight Duration;
Company Name; Fake Company Name; Department (Corporate); Department (Retail); Product (Grocery); Product Name; Product Category; Product Subcategory; Product Description; Product Price;
Catch Phrase; Buzzword; Slogan; Frequency; DUNS Number; EIN; Drug Company;
Credit Card #; Credit Card Type; Currency; Currency Code; Money; IBAN; Stock Symbol; Stock Name; Stock Market; Stock Market Cap; Stock Sector; Stock Industry; Bitcoin Address; Ethereum Address;
Tezos Account; Tezos Block; Tezos Contract; Tezos Operation; Tezos Signature;
IP Address v4; IP Address v4 CIDR; IP Address v6; IP Address v6 CIDR; MAC Address; Domain Name; Top Level Domain; URL; User Agent; App Name; App Version; App Bundle ID; MIME Type; File Name;
Dummy Image URL; Base64 Image URL; Color; Hex Color; Short Hex Color; Mobile Device Brand; Mobile Device Model; Mobile Device OS; Mobile Device Release Date;
Words; Sentences; Paragraphs;
ICD9 Diagnosis Code; ICD9 Dx Desc (Short); ICD9 Dx Desc (Long); ICD9 Procedure Code; ICD9 Proc Desc (Short); ICD9 Proc Desc (Long);
ICD10 Diagnosis Code; ICD10 Dx Desc (Short); ICD10 Dx Desc (Long); ICD10 Procedure Code; ICD10 Proc Desc (Short); ICD10 Proc Desc (Long);
Drug Name (Brand); Drug Name (Generic); FDA NDC Code; NHS Number; HCPCS Code; HCPCS Name; Hospital Name; Hospital NPI; Hospital Street; Hospital City; Hospital State; Hospital Postal Code;
Medicare Beneficiary ID;
Car Make; Car Model; Car Model Year; Car VIN;
Animal Common Name; Animal Scientific Name; Plant Common Name; Plant Scientific Name; Plant Family;
Movie Title; Movie Genres; ISBN; Passport Number;
Construction Heavy Equipment; Construction Material; Construction Role; Construction Standard Cost Code; Construction Subcontract Category; Construction Trade`
  .split(';')
  .map((name) => name.trim().replaceAll(/\s+/g, ' '));
