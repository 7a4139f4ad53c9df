// Content types of mime-db 1.54.0 (npm package mime-db; licence MIT), retrieved 2026-11-21.
// Made by `node tools/data/content-types.mjs`; do not edit. What we add to it stands in additions.ts.
// A line `#top` opens a top-level type; then a line a type: source (i IANA, a Apache, n nginx, m nobody said),
// compressible (+ yes, - no, . nobody said), subtype, `;charset` where known, extensions (preferred first).
export const packedTypes: string = `#application
i.1d-interleaved-parityfec
i+3gpdash-qoe-report+xml;UTF-8
i+3gpp-ims+xml
i+3gpphal+json
i+3gpphalforms+json
i.a2l
i.ace+cbor
i+ace+json
i.ace-groupcomm+cbor
i.ace-trl+cbor
i.activemessage
i+activity+json
i.aif+cbor
i+aif+json
i+alto-cdni+json
i+alto-cdnifilter+json
i+alto-costmap+json
i+alto-costmapfilter+json
i+alto-directory+json
i+alto-endpointcost+json
i+alto-endpointcostparams+json
i+alto-endpointprop+json
i+alto-endpointpropparams+json
i+alto-error+json
i+alto-networkmap+json
i+alto-networkmapfilter+json
i+alto-propmap+json
i+alto-propmapparams+json
i+alto-tips+json
i+alto-tipsparams+json
i+alto-updatestreamcontrol+json
i+alto-updatestreamparams+json
i.aml
i.andrew-inset ez
m-appinstaller appinstaller
i.applefile
a.applixware aw
m-appx appx
m-appxbundle appxbundle
i.at+jwt
i.atf
i.atfx
i+atom+xml atom
i+atomcat+xml atomcat
i+atomdeleted+xml atomdeleted
i.atomicmail
i+atomsvc+xml atomsvc
i+atsc-dwd+xml dwd
i.atsc-dynamic-event-message
i+atsc-held+xml held
i+atsc-rdt+json
i+atsc-rsat+xml rsat
i.atxml
i+auth-policy+xml
i+automationml-aml+xml aml
i-automationml-amlx+zip amlx
i-bacnet-xdd+zip
i.batch-smtp
m-bdoc bdoc
i+beep+xml;UTF-8
i.bufr
i.c2pa
i+calendar+json
i+calendar+xml xcs
i.call-completion
i.cals-1840
i+captive+json
i.cbor
i.cbor-seq
i.cccex
i+ccmp+xml
i+ccxml+xml ccxml
i+cda+xml;UTF-8
i+cdfx+xml cdfx
i.cdmi-capability cdmia
i.cdmi-container cdmic
i.cdmi-domain cdmid
i.cdmi-object cdmio
i.cdmi-queue cdmiq
i.cdni
i.ce+cbor
i.cea
i+cea-2018+xml
i+cellml+xml
i.cfw
i.cid-edhoc+cbor-seq
i+city+json
i.city+json-seq
i.clr
i+clue+xml
i+clue_info+xml
i.cms
i+cnrp+xml
i.coap-eap
i+coap-group+json
i.coap-payload
i.commonground
i.concise-problem-details+cbor
i+conference-info+xml
i.cose
i.cose-key
i.cose-key-set
i.cose-x509
i+cpl+xml cpl
i.csrattrs
i+csta+xml
i+cstadata+xml
i+csvm+json
a.cu-seeme cu
i.cwl cwl
i+cwl+json
i.cwl+yaml
i.cwt
i.cybercash
m+dart
i+dash+xml mpd
i+dash-patch+xml mpp
i.dashdelta
i+davmount+xml davmount
i.dca-rft
i.dcd
i.dec-dx
i+dialog-info+xml
i.dicom dcm
i+dicom+json
i+dicom+xml
i.dii
i.dit
i.dns
i+dns+json
i.dns-message
a+docbook+xml dbk
i.dots+cbor
i.dpop+jwt
i+dskpp+xml
i.dssc+der dssc
i+dssc+xml xdssc
i.dvcs
i.eat+cwt
i.eat+jwt
i.eat-bun+cbor
i+eat-bun+json
i.eat-ucs+cbor
i+eat-ucs+json
a+ecmascript ecma
i.edhoc+cbor-seq
i.edi-consent
i-edi-x12
i-edifact
i.efi
i+elm+json;UTF-8
i+elm+xml
i+emergencycalldata.cap+xml;UTF-8
i+emergencycalldata.comment+xml
i+emergencycalldata.control+xml
i+emergencycalldata.deviceinfo+xml
i.emergencycalldata.ecall.msd
i+emergencycalldata.legacyesn+json
i+emergencycalldata.providerinfo+xml
i+emergencycalldata.serviceinfo+xml
i+emergencycalldata.subscriberinfo+xml
i+emergencycalldata.veds+xml
i+emma+xml emma
i+emotionml+xml emotionml
i.encaprtp
i.entity-statement+jwt
i+epp+xml
i-epub+zip epub
i.eshop
i.exi exi
i+expect-ct-report+json
i.express exp
i.fastinfoset
i.fastsoap
i.fdf fdf
i+fdt+xml fdt
i+fhir+json;UTF-8
i+fhir+xml;UTF-8
m+fido.trusted-apps+json
i.fits
i.flexfec
i.font-sfnt
i.font-tdpfr pfr
i-font-woff
i+framework-attributes+xml
i+geo+json geojson
i.geo+json-seq
i.geopackage+sqlite3
i+geopose+json
i+geoxacml+json
i+geoxacml+xml
i.gltf-buffer
i+gml+xml gml
i.gnap-binding-jws
i.gnap-binding-jwsd
i.gnap-binding-rotation-jws
i.gnap-binding-rotation-jwsd
a+gpx+xml gpx
i.grib
a.gxf gxf
i-gzip gz
i.h224
i+held+xml
m.hjson hjson
i+hl7v2+xml;UTF-8
i.http
i.hyperstudio stk
i+ibe-key-request+xml
i+ibe-pkg-reply+xml
i.ibe-pp-data
i.iges
i+im-iscomposing+xml;UTF-8
i.index
i.index.cmd
i.index.obj
i.index.response
i.index.vnd
i+inkml+xml ink inkml
i.iotp
i.ipfix ipfix
i.ipp
i.isup
i+its+xml its
i-java-archive jar war ear
a-java-serialized-object ser
a-java-vm class
a+javascript;UTF-8 js
i+jf2feed+json
i.jose
i+jose+json
i+jrd+json
i+jscalendar+json
i+jscontact+json
i+json;UTF-8 json map
i+json-patch+json
i.json-seq
m.json5 json5
a+jsonml+json jsonml
i.jsonpath
i+jwk+json
i+jwk-set+json
i.jwk-set+jwt
i.jwt
i+kpml-request+xml
i+kpml-response+xml
i+ld+json jsonld
i+lgr+xml lgr
i.link-format
i.linkset
i+linkset+json
i+load-control+xml
i.logout+jwt
i+lost+xml lostxml
i+lostsync+xml
i-lpf+zip
i.lxf
i.mac-binhex40 hqx
a.mac-compactpro cpt
i.macwriteii
i+mads+xml mads
i+manifest+json;UTF-8 webmanifest
i.marc mrc
i+marcxml+xml mrcx
i.mathematica ma nb mb
i+mathml+xml mathml
i+mathml-content+xml
i+mathml-presentation+xml
i+mbms-associated-procedure-description+xml
i+mbms-deregister+xml
i+mbms-envelope+xml
i+mbms-msk+xml
i+mbms-msk-response+xml
i+mbms-protection-description+xml
i+mbms-reception-report+xml
i+mbms-register+xml
i+mbms-register-response+xml
i+mbms-schedule+xml
i+mbms-user-service-description+xml
i.mbox mbox
i+media-policy-dataset+xml mpf
i+media_control+xml
i+mediaservercontrol+xml mscml
i+merge-patch+json
a+metalink+xml metalink
i+metalink4+xml meta4
i+mets+xml mets
i.mf4
i.mikey
i.mipc
i.missing-blocks+cbor-seq
i+mmt-aei+xml maei
i+mmt-usd+xml musd
i+mods+xml mods
i.moss-keys
i.moss-signature
i.mosskey-data
i.mosskey-request
i.mp21 m21 mp21
i.mp4 mp4 mpg4 mp4s m4p
i.mpeg4-generic
i.mpeg4-iod
i.mpeg4-iod-xmt
i+mrb-consumer+xml
i+mrb-publish+xml
i+msc-ivr+xml;UTF-8
i+msc-mixer+xml;UTF-8
m-msix msix
m-msixbundle msixbundle
i-msword doc dot
i+mud+json
i.multipart-core
i.mxf mxf
i.n-quads nq
i.n-triples nt
i.nasdata
i.news-checkgroups;US-ASCII
i.news-groupinfo;US-ASCII
i.news-transmission
i+nlsml+xml
i.node cjs
i.nss
i.oauth-authz-req+jwt
i.oblivious-dns-message
i.ocsp-request
i.ocsp-response
i+octet-stream bin dms lrf mar so dist distz pkg bpk dump elc deploy exe dll deb dmg iso img msi msp msm buffer
i.oda oda
i+odm+xml
i.odx
i+oebps-package+xml opf
i-ogg ogx
i.ohttp-keys
a+omdoc+xml omdoc
a.onenote onetoc onetoc2 onetmp onepkg one onea
i+opc-nodeset+xml
i.oscore
i.oxps oxps
i.p21
i-p21+zip
i+p2p-overlay+xml relo
i.parityfec
i.passport
i+patch-ops-error+xml xer
i-pdf pdf
i.pdx
i.pem-certificate-chain
i-pgp-encrypted pgp
i.pgp-keys asc
i.pgp-signature sig asc
a.pics-rules prf
i+pidf+xml;UTF-8
i+pidf-diff+xml;UTF-8
i.pkcs10 p10
i.pkcs12
i.pkcs7-mime p7m p7c
i.pkcs7-signature p7s
i.pkcs8 p8
i.pkcs8-encrypted
i.pkix-attr-cert ac
i.pkix-cert cer
i.pkix-crl crl
i.pkix-pkipath pkipath
i.pkixcmp pki
i+pls+xml pls
i+poc-settings+xml;UTF-8
i+postscript ai eps ps
i+ppsp-tracker+json
i.private-token-issuer-directory
i.private-token-request
i.private-token-response
i+problem+json
i+problem+xml
i+provenance+xml provx
i.provided-claims+jwt
i.prs.alvestrand.titrax-sheet
i.prs.cww cww
i.prs.cyn;7-BIT
i-prs.hpub+zip
i+prs.implied-document+xml
i.prs.implied-executable
i+prs.implied-object+json
i.prs.implied-object+json-seq
i.prs.implied-object+yaml
i.prs.implied-structure
i.prs.mayfile
i.prs.nprend
i.prs.plucker
i.prs.rdf-xml-crypt
i.prs.vcfbzip2
i+prs.xsf+xml xsf
i+pskc+xml pskcxml
i+pvd+json
i.qsig
m+raml+yaml raml
i.raptorfec
i+rdap+json
i+rdf+xml rdf owl
i+reginfo+xml rif
i.relax-ng-compact-syntax rnc
a.remote-printing
i+reputon+json
i.resolve-response+jwt
i+resource-lists+xml rl
i+resource-lists-diff+xml rld
i+rfc+xml
i.riscos
i+rlmi+xml
i+rls-services+xml rs
i+route-apd+xml rapd
i+route-s-tsid+xml sls
i+route-usd+xml rusd
i.rpki-checklist
i.rpki-ghostbusters gbr
i.rpki-manifest mft
i.rpki-publication
i.rpki-roa roa
i.rpki-signed-tal
i.rpki-updown
a+rsd+xml rsd
a+rss+xml rss
i+rtf rtf
i.rtploopback
i.rtx
i+samlassertion+xml
i+samlmetadata+xml
i+sarif+json
i+sarif-external-properties+json
i.sbe
i+sbml+xml sbml
i+scaip+xml
i+scim+json
i.scvp-cv-request scq
i.scvp-cv-response scs
i.scvp-vp-request spq
i.scvp-vp-response spp
i.sdp sdp
i.secevent+jwt
i.senml+cbor
i+senml+json
i+senml+xml senmlx
i.senml-etch+cbor
i+senml-etch+json
i.senml-exi
i.sensml+cbor
i+sensml+json
i+sensml+xml sensmlx
i.sensml-exi
i+sep+xml
i.sep-exi
i.session-info
i.set-payment
i.set-payment-initiation setpay
i.set-registration
i.set-registration-initiation setreg
i.sgml
i.sgml-open-catalog
i+shf+xml shf
i.sieve siv sieve
i+simple-filter+xml
i.simple-message-summary
i.simplesymbolcontainer
i.sipc
i.slate
a.smil
i+smil+xml smi smil
i.smpte336m
i.soap+fastinfoset
i+soap+xml
i.sparql-query rq
i+sparql-results+xml srx
i+spdx+json
i+spirits-event+xml
i.sql sql
i.srgs gram
i+srgs+xml grxml
i+sru+xml sru
a+ssdl+xml ssdl
i.sslkeylogfile
i+ssml+xml ssml
i.st2110-41
i+stix+json
i.stratum
i.swid+cbor
i+swid+xml swidtag
i.tamp-apex-update
i.tamp-apex-update-confirm
i.tamp-community-update
i.tamp-community-update-confirm
i.tamp-error
i.tamp-sequence-adjust
i.tamp-sequence-adjust-confirm
i.tamp-status-query
i.tamp-status-response
i.tamp-update
i.tamp-update-confirm
m+tar
i+taxii+json
i+td+json
i+tei+xml tei teicorpus
i.tetra_isi
i+thraud+xml tfi
i.timestamp-query
i.timestamp-reply
i.timestamped-data tsd
i.tlsrpt+gzip
i+tlsrpt+json
i+tm+json
i.tnauthlist
i.toc+cbor
i.token-introspection+jwt
i+toml toml
i.trickle-ice-sdpfrag
i.trig trig
i+trust-chain+json
i.trust-mark+jwt
i.trust-mark-delegation+jwt
i+ttml+xml ttml
i.tve-trigger
i.tzif
i.tzif-leap
m-ubjson ubj
i.uccs+cbor
i+ujcs+json
i.ulpfec
i+urc-grpsheet+xml
i+urc-ressheet+xml rsheet
i+urc-targetdesc+xml td
i+urc-uisocketdesc+xml
i.vc
i.vc+cose
i.vc+jwt
i+vcard+json
i+vcard+xml
i.vemmi
a.vividence.scriptfile
i+vnd.1000minds.decision-model+xml 1km
i.vnd.1ob
i+vnd.3gpp-prose+xml
i+vnd.3gpp-prose-pc3a+xml
i+vnd.3gpp-prose-pc3ach+xml
i+vnd.3gpp-prose-pc3ch+xml
i+vnd.3gpp-prose-pc8+xml
i.vnd.3gpp-v2x-local-service-information
i.vnd.3gpp.5gnas
i.vnd.3gpp.5gsa2x
i.vnd.3gpp.5gsa2x-local-service-information
i.vnd.3gpp.5gsv2x
i.vnd.3gpp.5gsv2x-local-service-information
i+vnd.3gpp.access-transfer-events+xml
i+vnd.3gpp.bsf+xml
i+vnd.3gpp.crs+xml
i+vnd.3gpp.current-location-discovery+xml
i+vnd.3gpp.gmop+xml
i.vnd.3gpp.gtpc
i.vnd.3gpp.interworking-data
i.vnd.3gpp.lpp
i.vnd.3gpp.mc-signalling-ear
i+vnd.3gpp.mcdata-affiliation-command+xml
i+vnd.3gpp.mcdata-info+xml
i+vnd.3gpp.mcdata-msgstore-ctrl-request+xml
i.vnd.3gpp.mcdata-payload
i+vnd.3gpp.mcdata-regroup+xml
i+vnd.3gpp.mcdata-service-config+xml
i.vnd.3gpp.mcdata-signalling
i+vnd.3gpp.mcdata-ue-config+xml
i+vnd.3gpp.mcdata-user-profile+xml
i+vnd.3gpp.mcptt-affiliation-command+xml
i+vnd.3gpp.mcptt-floor-request+xml
i+vnd.3gpp.mcptt-info+xml
i+vnd.3gpp.mcptt-location-info+xml
i+vnd.3gpp.mcptt-mbms-usage-info+xml
i+vnd.3gpp.mcptt-regroup+xml
i+vnd.3gpp.mcptt-service-config+xml
i+vnd.3gpp.mcptt-signed+xml
i+vnd.3gpp.mcptt-ue-config+xml
i+vnd.3gpp.mcptt-ue-init-config+xml
i+vnd.3gpp.mcptt-user-profile+xml
i+vnd.3gpp.mcvideo-affiliation-command+xml
i+vnd.3gpp.mcvideo-info+xml
i+vnd.3gpp.mcvideo-location-info+xml
i+vnd.3gpp.mcvideo-mbms-usage-info+xml
i+vnd.3gpp.mcvideo-regroup+xml
i+vnd.3gpp.mcvideo-service-config+xml
i+vnd.3gpp.mcvideo-transmission-request+xml
i+vnd.3gpp.mcvideo-ue-config+xml
i+vnd.3gpp.mcvideo-user-profile+xml
i+vnd.3gpp.mid-call+xml
i.vnd.3gpp.ngap
i.vnd.3gpp.pfcp
i.vnd.3gpp.pic-bw-large plb
i.vnd.3gpp.pic-bw-small psb
i.vnd.3gpp.pic-bw-var pvb
i+vnd.3gpp.pinapp-info+xml
i.vnd.3gpp.s1ap
i+vnd.3gpp.seal-group-doc+xml
i+vnd.3gpp.seal-info+xml
i+vnd.3gpp.seal-location-info+xml
i+vnd.3gpp.seal-mbms-usage-info+xml
i+vnd.3gpp.seal-network-qos-management-info+xml
i+vnd.3gpp.seal-ue-config-info+xml
i+vnd.3gpp.seal-unicast-info+xml
i+vnd.3gpp.seal-user-profile-info+xml
i.vnd.3gpp.sms
i+vnd.3gpp.sms+xml
i+vnd.3gpp.srvcc-ext+xml
i+vnd.3gpp.srvcc-info+xml
i+vnd.3gpp.state-and-event-info+xml
i+vnd.3gpp.ussd+xml
i.vnd.3gpp.v2x
i+vnd.3gpp.vae-info+xml
i+vnd.3gpp2.bcmcsinfo+xml
i.vnd.3gpp2.sms
i.vnd.3gpp2.tcap tcap
i.vnd.3lightssoftware.imagescal
i.vnd.3m.post-it-notes pwn
i.vnd.accpac.simply.aso aso
i.vnd.accpac.simply.imp imp
i+vnd.acm.addressxfer+json
i+vnd.acm.chatbot+json
i.vnd.acucobol acu
i.vnd.acucorp atc acutc
a-vnd.adobe.air-application-installer-package+zip air
i.vnd.adobe.flash.movie
i.vnd.adobe.formscentral.fcdt fcdt
i.vnd.adobe.fxp fxp fxpl
i.vnd.adobe.partial-upload
i+vnd.adobe.xdp+xml xdp
a.vnd.adobe.xfdf xfdf
i.vnd.aether.imp
i.vnd.afpc.afplinedata
i.vnd.afpc.afplinedata-pagedef
i.vnd.afpc.cmoca-cmresource
i.vnd.afpc.foca-charset
i.vnd.afpc.foca-codedfont
i.vnd.afpc.foca-codepage
i.vnd.afpc.modca
i.vnd.afpc.modca-cmtable
i.vnd.afpc.modca-formdef
i.vnd.afpc.modca-mediummap
i.vnd.afpc.modca-objectcontainer
i.vnd.afpc.modca-overlay
i.vnd.afpc.modca-pagesegment
i.vnd.age age
a.vnd.ah-barcode
i.vnd.ahead.space ahead
i.vnd.airzip.filesecure.azf azf
i.vnd.airzip.filesecure.azs azs
i+vnd.amadeus+json
a.vnd.amazon.ebook azw
i.vnd.amazon.mobi8-ebook
i.vnd.americandynamics.acc acc
i.vnd.amiga.ami ami
i+vnd.amundsen.maze+xml
i.vnd.android.ota
a-vnd.android.package-archive apk
i.vnd.anki
i.vnd.anser-web-certificate-issue-initiation cii
a.vnd.anser-web-funds-transfer-initiation fti
i.vnd.antix.game-component atx
i.vnd.apache.arrow.file
i.vnd.apache.arrow.stream
i.vnd.apache.parquet
i.vnd.apache.thrift.binary
i.vnd.apache.thrift.compact
i.vnd.apache.thrift.json
i.vnd.apexlang
i+vnd.api+json
i+vnd.aplextor.warrp+json
i+vnd.apothekende.reservation+json
i+vnd.apple.installer+xml mpkg
i.vnd.apple.keynote key
i.vnd.apple.mpegurl m3u8
i.vnd.apple.numbers numbers
i.vnd.apple.pages pages
m-vnd.apple.pkpass pkpass
a.vnd.arastra.swi
i.vnd.aristanetworks.swi swi
i+vnd.artisan+json
i.vnd.artsquare
i.vnd.astraea-software.iota iota
i.vnd.audiograph aep
m.vnd.autodesk.fbx fbx
i.vnd.autopackage
i+vnd.avalon+json
i+vnd.avistar+xml
i+vnd.balsamiq.bmml+xml bmml
i.vnd.balsamiq.bmpr
i.vnd.banana-accounting
i.vnd.bbf.usp.error
i.vnd.bbf.usp.msg
i+vnd.bbf.usp.msg+json
i+vnd.bekitzur-stech+json
i-vnd.belightsoft.lhzd+zip
i-vnd.belightsoft.lhzl+zip
i.vnd.bint.med-content
i+vnd.biopax.rdf+xml
i.vnd.blink-idb-value-wrapper
i.vnd.blueice.multipass mpm
i.vnd.bluetooth.ep.oob
i.vnd.bluetooth.le.oob
i.vnd.bmi bmi
i.vnd.bpf
i.vnd.bpf3
i.vnd.businessobjects rep
i+vnd.byu.uapi+json
i.vnd.bzip3
i+vnd.c3voc.schedule+xml
i.vnd.cab-jscript
i.vnd.canon-cpdl
i.vnd.canon-lips
i+vnd.capasystems-pg+json
i.vnd.cendio.thinlinc.clientconf
i.vnd.century-systems.tcp_stream
i+vnd.chemdraw+xml cdxml
i.vnd.chess-pgn
i.vnd.chipnuts.karaoke-mmd mmd
i.vnd.ciedi
i.vnd.cinderella cdy
i.vnd.cirpack.isdn-ext
i+vnd.citationstyles.style+xml csl
i.vnd.claymore cla
i.vnd.cloanto.rp9 rp9
i.vnd.clonk.c4group c4g c4d c4f c4p c4u
i.vnd.cluetrust.cartomobile-config c11amc
i.vnd.cluetrust.cartomobile-config-pkg c11amz
i.vnd.cncf.helm.chart.content.v1.tar+gzip
i.vnd.cncf.helm.chart.provenance.v1.prov
i+vnd.cncf.helm.config.v1+json
i.vnd.coffeescript
i.vnd.collabio.xodocuments.document
i.vnd.collabio.xodocuments.document-template
i.vnd.collabio.xodocuments.presentation
i.vnd.collabio.xodocuments.presentation-template
i.vnd.collabio.xodocuments.spreadsheet
i.vnd.collabio.xodocuments.spreadsheet-template
i+vnd.collection+json
i+vnd.collection.doc+json
i+vnd.collection.next+json
i-vnd.comicbook+zip
i.vnd.comicbook-rar
i.vnd.commerce-battelle
i.vnd.commonspace csp
i.vnd.contact.cmsg cdbcmsg
i+vnd.coreos.ignition+json
i.vnd.cosmocaller cmc
i.vnd.crick.clicker clkx
i.vnd.crick.clicker.keyboard clkk
i.vnd.crick.clicker.palette clkp
i.vnd.crick.clicker.template clkt
i.vnd.crick.clicker.wordbank clkw
i+vnd.criticaltools.wbs+xml wbs
i+vnd.cryptii.pipe+json
i.vnd.crypto-shade-file
i.vnd.cryptomator.encrypted
i.vnd.cryptomator.vault
i.vnd.ctc-posml pml
i+vnd.ctct.ws+xml
i.vnd.cups-pdf
i.vnd.cups-postscript
i.vnd.cups-ppd ppd
i.vnd.cups-raster
i.vnd.cups-raw
i.vnd.curl
a.vnd.curl.car car
a.vnd.curl.pcurl pcurl
i+vnd.cyan.dean.root+xml
i.vnd.cybank
i+vnd.cyclonedx+json
i+vnd.cyclonedx+xml
i-vnd.d2l.coursepackage1p0+zip
i.vnd.d3m-dataset
i.vnd.d3m-problem
i+vnd.dart dart
i.vnd.data-vision.rdz rdz
i.vnd.datalog
i+vnd.datapackage+json
i+vnd.dataresource+json
i.vnd.dbf dbf
i+vnd.dcmp+xml dcmp
i.vnd.debian.binary-package
i.vnd.dece.data uvf uvvf uvd uvvd
i+vnd.dece.ttml+xml uvt uvvt
i.vnd.dece.unspecified uvx uvvx
i.vnd.dece.zip uvz uvvz
i.vnd.denovo.fcselayout-link fe_launch
i.vnd.desmume.movie
i.vnd.dir-bi.plate-dl-nosuffix
i+vnd.dm.delegation+xml
i.vnd.dna dna
i+vnd.document+json
a.vnd.dolby.mlp mlp
i.vnd.dolby.mobile.1
i.vnd.dolby.mobile.2
i.vnd.doremir.scorecloud-binary-document
i.vnd.dpgraph dpg
i.vnd.dreamfactory dfac
i+vnd.drive+json
a.vnd.ds-keypoint kpxx
i.vnd.dtg.local
i.vnd.dtg.local.flash
i.vnd.dtg.local.html
i.vnd.dvb.ait ait
i+vnd.dvb.dvbisl+xml
i.vnd.dvb.dvbj
i.vnd.dvb.esgcontainer
i.vnd.dvb.ipdcdftnotifaccess
i.vnd.dvb.ipdcesgaccess
i.vnd.dvb.ipdcesgaccess2
i.vnd.dvb.ipdcesgpdd
i.vnd.dvb.ipdcroaming
i.vnd.dvb.iptv.alfec-base
i.vnd.dvb.iptv.alfec-enhancement
i+vnd.dvb.notif-aggregate-root+xml
i+vnd.dvb.notif-container+xml
i+vnd.dvb.notif-generic+xml
i+vnd.dvb.notif-ia-msglist+xml
i+vnd.dvb.notif-ia-registration-request+xml
i+vnd.dvb.notif-ia-registration-response+xml
i+vnd.dvb.notif-init+xml
i.vnd.dvb.pfr
i.vnd.dvb.service svc
i.vnd.dxr
i.vnd.dynageo geo
i.vnd.dzr
i.vnd.easykaraoke.cdgdownload
i.vnd.ecdis-update
i.vnd.ecip.rlp
i+vnd.eclipse.ditto+json
i.vnd.ecowin.chart mag
i.vnd.ecowin.filerequest
i.vnd.ecowin.fileupdate
i.vnd.ecowin.series
i.vnd.ecowin.seriesrequest
i.vnd.ecowin.seriesupdate
i.vnd.efi.img
i.vnd.efi.iso
i-vnd.eln+zip
i+vnd.emclient.accessrequest+xml
i.vnd.enliven nml
i.vnd.enphase.envoy
i+vnd.eprints.data+xml
i.vnd.epson.esf esf
i.vnd.epson.msf msf
i.vnd.epson.quickanime qam
i.vnd.epson.salt slt
i.vnd.epson.ssf ssf
i.vnd.ericsson.quickcall
i.vnd.erofs
i-vnd.espass-espass+zip
i+vnd.eszigno3+xml es3 et3
i+vnd.etsi.aoc+xml
i-vnd.etsi.asic-e+zip
i-vnd.etsi.asic-s+zip
i+vnd.etsi.cug+xml
i+vnd.etsi.iptvcommand+xml
i+vnd.etsi.iptvdiscovery+xml
i+vnd.etsi.iptvprofile+xml
i+vnd.etsi.iptvsad-bc+xml
i+vnd.etsi.iptvsad-cod+xml
i+vnd.etsi.iptvsad-npvr+xml
i+vnd.etsi.iptvservice+xml
i+vnd.etsi.iptvsync+xml
i+vnd.etsi.iptvueprofile+xml
i+vnd.etsi.mcid+xml
i.vnd.etsi.mheg5
i+vnd.etsi.overload-control-policy-dataset+xml
i+vnd.etsi.pstn+xml
i+vnd.etsi.sci+xml
i+vnd.etsi.simservs+xml
i.vnd.etsi.timestamp-token
i+vnd.etsi.tsl+xml
i.vnd.etsi.tsl.der
i+vnd.eu.kasparian.car+json
i.vnd.eudora.data
i.vnd.evolv.ecig.profile
i.vnd.evolv.ecig.settings
i.vnd.evolv.ecig.theme
i-vnd.exstream-empower+zip
i.vnd.exstream-package
i.vnd.ezpix-album ez2
i.vnd.ezpix-package ez3
i.vnd.f-secure.mobile
i-vnd.familysearch.gedcom+zip
i.vnd.fastcopy-disk-image
a.vnd.fdf fdf
i.vnd.fdsn.mseed mseed
i.vnd.fdsn.seed seed dataless
i+vnd.fdsn.stationxml+xml;XML-BASED
i.vnd.ffsns
i-vnd.ficlab.flb+zip
i.vnd.filmit.zfc
i.vnd.fints
i.vnd.firemonkeys.cloudcell
i.vnd.flographit gph
i.vnd.fluxtime.clip ftc
i.vnd.font-fontforge-sfd
i.vnd.framemaker fm frame maker book
i.vnd.freelog.comic
a.vnd.frogans.fnc fnc
a.vnd.frogans.ltf ltf
i.vnd.fsc.weblaunch fsc
i.vnd.fujifilm.fb.docuworks
i.vnd.fujifilm.fb.docuworks.binder
i.vnd.fujifilm.fb.docuworks.container
i+vnd.fujifilm.fb.jfi+xml
i.vnd.fujitsu.oasys oas
i.vnd.fujitsu.oasys2 oa2
i.vnd.fujitsu.oasys3 oa3
i.vnd.fujitsu.oasysgp fg5
i.vnd.fujitsu.oasysprs bh2
i.vnd.fujixerox.art-ex
i.vnd.fujixerox.art4
i.vnd.fujixerox.ddd ddd
i.vnd.fujixerox.docuworks xdw
i.vnd.fujixerox.docuworks.binder xbd
i.vnd.fujixerox.docuworks.container
i.vnd.fujixerox.hbpl
i.vnd.fut-misnet
i.vnd.futoin+cbor
i+vnd.futoin+json
i.vnd.fuzzysheet fzs
i.vnd.ga4gh.passport+jwt
i.vnd.genomatix.tuxedo txd
i.vnd.genozip
i+vnd.gentics.grd+json
i+vnd.gentoo.catmetadata+xml
i.vnd.gentoo.ebuild
i.vnd.gentoo.eclass
i.vnd.gentoo.gpkg
i.vnd.gentoo.manifest
i+vnd.gentoo.pkgmetadata+xml
i.vnd.gentoo.xpak
a+vnd.geo+json
a+vnd.geocube+xml
i.vnd.geogebra.file ggb
i.vnd.geogebra.pinboard
i.vnd.geogebra.slides ggs
i.vnd.geogebra.tool ggt
i.vnd.geometry-explorer gex gre
i.vnd.geonext gxt
i.vnd.geoplan g2w
i.vnd.geospace g3w
i.vnd.gerber
i.vnd.globalplatform.card-content-mgt
i.vnd.globalplatform.card-content-mgt-response
i.vnd.gmx gmx
i+vnd.gnu.taler.exchange+json
i+vnd.gnu.taler.merchant+json
m.vnd.google-apps.audio
m-vnd.google-apps.document gdoc
m-vnd.google-apps.drawing gdraw
m-vnd.google-apps.drive-sdk
m.vnd.google-apps.file
m-vnd.google-apps.folder
m-vnd.google-apps.form gform
m.vnd.google-apps.fusiontable
m-vnd.google-apps.jam gjam
m.vnd.google-apps.mail-layout
m-vnd.google-apps.map gmap
m.vnd.google-apps.photo
m-vnd.google-apps.presentation gslides
m-vnd.google-apps.script gscript
m.vnd.google-apps.shortcut
m-vnd.google-apps.site gsite
m-vnd.google-apps.spreadsheet gsheet
m.vnd.google-apps.unknown
m.vnd.google-apps.video
i+vnd.google-earth.kml+xml kml
i-vnd.google-earth.kmz kmz
a+vnd.gov.sk.e-form+xml
i-vnd.gov.sk.e-form+zip
i+vnd.gov.sk.xmldatacontainer+xml xdcf
i+vnd.gpxsee.map+xml
i.vnd.grafeq gqf gqs
i.vnd.gridmp
i.vnd.groove-account gac
i.vnd.groove-help ghf
i.vnd.groove-identity-message gim
i.vnd.groove-injector grv
i.vnd.groove-tool-message gtm
i.vnd.groove-tool-template tpl
i.vnd.groove-vcard vcg
i+vnd.hal+json
i+vnd.hal+xml hal
i+vnd.handheld-entertainment+xml zmm
i.vnd.hbci hbci
i+vnd.hc+json
i.vnd.hcl-bireports
i.vnd.hdt
i+vnd.heroku+json
i.vnd.hhe.lesson-player les
i.vnd.hp-hpgl hpgl
i.vnd.hp-hpid hpid
i.vnd.hp-hps hps
i.vnd.hp-jlyt jlt
i.vnd.hp-pcl pcl
i.vnd.hp-pclxl pclxl
i.vnd.hsl
i.vnd.httphone
i.vnd.hydrostatix.sof-data sfd-hdstx
i+vnd.hyper+json
i+vnd.hyper-item+json
i+vnd.hyperdrive+json
i.vnd.hzn-3d-crossword
a.vnd.ibm.afplinedata
i.vnd.ibm.electronic-media
i.vnd.ibm.minipay mpy
a.vnd.ibm.modcap afp listafp list3820
i.vnd.ibm.rights-management irm
i.vnd.ibm.secure-container sc
i.vnd.iccprofile icc icm
i.vnd.ieee.1905
i.vnd.igloader igl
i-vnd.imagemeter.folder+zip
i-vnd.imagemeter.image+zip
i.vnd.immervision-ivp ivp
i.vnd.immervision-ivu ivu
i.vnd.ims.imsccv1p1
i.vnd.ims.imsccv1p2
i.vnd.ims.imsccv1p3
i+vnd.ims.lis.v2.result+json
i+vnd.ims.lti.v2.toolconsumerprofile+json
i+vnd.ims.lti.v2.toolproxy+json
i+vnd.ims.lti.v2.toolproxy.id+json
i+vnd.ims.lti.v2.toolsettings+json
i+vnd.ims.lti.v2.toolsettings.simple+json
i+vnd.informedcontrol.rms+xml
a.vnd.informix-visionary
i.vnd.infotech.project
i+vnd.infotech.project+xml
i.vnd.innopath.wamp.notification
i.vnd.insors.igm igm
i.vnd.intercon.formnet xpw xpx
i.vnd.intergeo i2g
i.vnd.intertrust.digibox
i.vnd.intertrust.nncp
i.vnd.intu.qbo qbo
i.vnd.intu.qfx qfx
i.vnd.ipfs.ipns-record
i.vnd.ipld.car
i.vnd.ipld.dag-cbor
i.vnd.ipld.dag-json
i.vnd.ipld.raw
i+vnd.iptc.g2.catalogitem+xml
i+vnd.iptc.g2.conceptitem+xml
i+vnd.iptc.g2.knowledgeitem+xml
i+vnd.iptc.g2.newsitem+xml
i+vnd.iptc.g2.newsmessage+xml
i+vnd.iptc.g2.packageitem+xml
i+vnd.iptc.g2.planningitem+xml
i.vnd.ipunplugged.rcprofile rcprofile
i+vnd.irepository.package+xml irp
i.vnd.is-xpr xpr
i.vnd.isac.fcs fcs
i-vnd.iso11783-10+zip
i.vnd.jam jam
i.vnd.japannet-directory-service
i.vnd.japannet-jpnstore-wakeup
i.vnd.japannet-payment-wakeup
i.vnd.japannet-registration
i.vnd.japannet-registration-wakeup
i.vnd.japannet-setstore-wakeup
i.vnd.japannet-verification
i.vnd.japannet-verification-wakeup
i.vnd.jcp.javame.midlet-rms rms
i.vnd.jisp jisp
i.vnd.joost.joda-archive joda
i.vnd.jsk.isdn-ngn
i.vnd.kahootz ktz ktr
i.vnd.kde.karbon karbon
i.vnd.kde.kchart chrt
i.vnd.kde.kformula kfo
i.vnd.kde.kivio flw
i.vnd.kde.kontour kon
i.vnd.kde.kpresenter kpr kpt
i.vnd.kde.kspread ksp
i.vnd.kde.kword kwd kwt
i.vnd.kdl
i.vnd.kenameaapp htke
i-vnd.keyman.kmp+zip
i.vnd.keyman.kmx
i.vnd.kidspiration kia
i.vnd.kinar kne knp
i.vnd.koan skp skd skt skm
i.vnd.kodak-descriptor sse
i.vnd.las
i+vnd.las.las+json
i+vnd.las.las+xml lasxml
i.vnd.laszip
i.vnd.ldev.productlicensing
i+vnd.leap+json
i+vnd.liberty-request+xml
i.vnd.llamagraphics.life-balance.desktop lbd
i+vnd.llamagraphics.life-balance.exchange+xml lbe
i-vnd.logipipe.circuit+zip
i.vnd.loom
i.vnd.lotus-1-2-3 123
i.vnd.lotus-approach apr
i.vnd.lotus-freelance pre
i.vnd.lotus-notes nsf
i.vnd.lotus-organizer org
i.vnd.lotus-screencam scm
i.vnd.lotus-wordpro lwp
i.vnd.macports.portpkg portpkg
i.vnd.mapbox-vector-tile mvt
i+vnd.marlin.drm.actiontoken+xml
i+vnd.marlin.drm.conftoken+xml
i+vnd.marlin.drm.license+xml
i.vnd.marlin.drm.mdcf
i+vnd.mason+json
i-vnd.maxar.archive.3tz+zip
i.vnd.maxmind.maxmind-db
i.vnd.mcd mcd
i.vnd.mdl
i.vnd.mdl-mbsdf
i.vnd.medcalcdata mc1
i.vnd.mediastation.cdkey cdkey
i.vnd.medicalholodeck.recordxr
i.vnd.meridian-slingshot
i.vnd.mermaid
i.vnd.mfer mwf
i.vnd.mfmp mfm
i+vnd.micro+json
i.vnd.micrografx.flo flo
i.vnd.micrografx.igx igx
i.vnd.microsoft.portable-executable
i.vnd.microsoft.windows.thumbnail-cache
i+vnd.miele+json
i.vnd.mif mif
i.vnd.minisoft-hp3000-save
i.vnd.mitsubishi.misty-guard.trustweb
i.vnd.mobius.daf daf
i.vnd.mobius.dis dis
i.vnd.mobius.mbk mbk
i.vnd.mobius.mqy mqy
i.vnd.mobius.msl msl
i.vnd.mobius.plc plc
i.vnd.mobius.txf txf
i.vnd.modl
i.vnd.mophun.application mpn
i.vnd.mophun.certificate mpc
i.vnd.motorola.flexsuite
i.vnd.motorola.flexsuite.adsi
i.vnd.motorola.flexsuite.fis
i.vnd.motorola.flexsuite.gotap
i.vnd.motorola.flexsuite.kmr
i.vnd.motorola.flexsuite.ttc
i.vnd.motorola.flexsuite.wem
i.vnd.motorola.iprm
i+vnd.mozilla.xul+xml xul
i.vnd.ms-3mfdocument
i.vnd.ms-artgalry cil
i.vnd.ms-asf
i.vnd.ms-cab-compressed cab
a.vnd.ms-color.iccprofile
i-vnd.ms-excel xls xlm xla xlc xlt xlw
i.vnd.ms-excel.addin.macroenabled.12 xlam
i.vnd.ms-excel.sheet.binary.macroenabled.12 xlsb
i.vnd.ms-excel.sheet.macroenabled.12 xlsm
i.vnd.ms-excel.template.macroenabled.12 xltm
i+vnd.ms-fontobject eot
i.vnd.ms-htmlhelp chm
i.vnd.ms-ims ims
i.vnd.ms-lrm lrm
i+vnd.ms-office.activex+xml
i.vnd.ms-officetheme thmx
a+vnd.ms-opentype
m-vnd.ms-outlook msg
a.vnd.ms-package.obfuscated-opentype
a.vnd.ms-pki.seccat cat
a.vnd.ms-pki.stl stl
i+vnd.ms-playready.initiator+xml
i-vnd.ms-powerpoint ppt pps pot
i.vnd.ms-powerpoint.addin.macroenabled.12 ppam
i.vnd.ms-powerpoint.presentation.macroenabled.12 pptm
i.vnd.ms-powerpoint.slide.macroenabled.12 sldm
i.vnd.ms-powerpoint.slideshow.macroenabled.12 ppsm
i.vnd.ms-powerpoint.template.macroenabled.12 potm
i+vnd.ms-printdevicecapabilities+xml
a+vnd.ms-printing.printticket+xml
i+vnd.ms-printschematicket+xml
i.vnd.ms-project mpp mpt
i.vnd.ms-tnef
m.vnd.ms-visio.viewer vdx
i.vnd.ms-windows.devicepairing
i.vnd.ms-windows.nwprinting.oob
i.vnd.ms-windows.printerpairing
i.vnd.ms-windows.wsd.oob
i.vnd.ms-wmdrm.lic-chlg-req
i.vnd.ms-wmdrm.lic-resp
i.vnd.ms-wmdrm.meter-chlg-req
i.vnd.ms-wmdrm.meter-resp
i.vnd.ms-word.document.macroenabled.12 docm
i.vnd.ms-word.template.macroenabled.12 dotm
i.vnd.ms-works wps wks wcm wdb
i.vnd.ms-wpl wpl
i-vnd.ms-xpsdocument xps
i.vnd.msa-disk-image
i.vnd.mseq mseq
i.vnd.msgpack
i.vnd.msign
i.vnd.multiad.creator
i.vnd.multiad.creator.cif
i.vnd.music-niff
i.vnd.musician mus
i.vnd.muvee.style msty
i.vnd.mynfc taglet
i+vnd.nacamar.ybrid+json
i.vnd.nato.bindingdataobject+cbor
i+vnd.nato.bindingdataobject+json
i+vnd.nato.bindingdataobject+xml bdo
i-vnd.nato.openxmlformats-package.iepd+zip
i.vnd.ncd.control
i.vnd.ncd.reference
i+vnd.nearst.inv+json
i.vnd.nebumind.line
i.vnd.nervana
i.vnd.netfpx
i.vnd.neurolanguage.nlu nlu
i.vnd.nimn
i.vnd.nintendo.nitro.rom
i.vnd.nintendo.snes.rom
i.vnd.nitf ntf nitf
i.vnd.noblenet-directory nnd
i.vnd.noblenet-sealer nns
i.vnd.noblenet-web nnw
i.vnd.nokia.catalogs
i.vnd.nokia.conml+wbxml
i+vnd.nokia.conml+xml
i+vnd.nokia.iptv.config+xml
i.vnd.nokia.isds-radio-presets
i.vnd.nokia.landmark+wbxml
i+vnd.nokia.landmark+xml
i+vnd.nokia.landmarkcollection+xml
i+vnd.nokia.n-gage.ac+xml ac
i.vnd.nokia.n-gage.data ngdat
a.vnd.nokia.n-gage.symbian.install n-gage
i.vnd.nokia.ncd
i.vnd.nokia.pcd+wbxml
i+vnd.nokia.pcd+xml
i.vnd.nokia.radio-preset rpst
i.vnd.nokia.radio-presets rpss
i.vnd.novadigm.edm edm
i.vnd.novadigm.edx edx
i.vnd.novadigm.ext ext
i.vnd.ntt-local.content-share
i.vnd.ntt-local.file-transfer
i.vnd.ntt-local.ogw_remote-access
i.vnd.ntt-local.sip-ta_remote
i.vnd.ntt-local.sip-ta_tcp_stream
i.vnd.oai.workflows
i+vnd.oai.workflows+json
i.vnd.oai.workflows+yaml
i.vnd.oasis.opendocument.base
i.vnd.oasis.opendocument.chart odc
i.vnd.oasis.opendocument.chart-template otc
a.vnd.oasis.opendocument.database odb
i.vnd.oasis.opendocument.formula odf
i.vnd.oasis.opendocument.formula-template odft
i-vnd.oasis.opendocument.graphics odg
i.vnd.oasis.opendocument.graphics-template otg
i.vnd.oasis.opendocument.image odi
i.vnd.oasis.opendocument.image-template oti
i-vnd.oasis.opendocument.presentation odp
i.vnd.oasis.opendocument.presentation-template otp
i-vnd.oasis.opendocument.spreadsheet ods
i.vnd.oasis.opendocument.spreadsheet-template ots
i-vnd.oasis.opendocument.text odt
i.vnd.oasis.opendocument.text-master odm
i.vnd.oasis.opendocument.text-master-template
i.vnd.oasis.opendocument.text-template ott
i.vnd.oasis.opendocument.text-web oth
i.vnd.obn
i.vnd.ocf+cbor
i+vnd.oci.image.manifest.v1+json
i+vnd.oftn.l10n+json
i+vnd.oipf.contentaccessdownload+xml
i+vnd.oipf.contentaccessstreaming+xml
i.vnd.oipf.cspg-hexbinary
i+vnd.oipf.dae.svg+xml
i+vnd.oipf.dae.xhtml+xml
i+vnd.oipf.mippvcontrolmessage+xml
i.vnd.oipf.pae.gem
i+vnd.oipf.spdiscovery+xml
i+vnd.oipf.spdlist+xml
i+vnd.oipf.ueprofile+xml
i+vnd.oipf.userprofile+xml
i.vnd.olpc-sugar xo
i.vnd.oma-scws-config
i.vnd.oma-scws-http-request
i.vnd.oma-scws-http-response
i+vnd.oma.bcast.associated-procedure-parameter+xml
a+vnd.oma.bcast.drm-trigger+xml
i+vnd.oma.bcast.imd+xml
i.vnd.oma.bcast.ltkm
i+vnd.oma.bcast.notification+xml
i.vnd.oma.bcast.provisioningtrigger
i.vnd.oma.bcast.sgboot
i+vnd.oma.bcast.sgdd+xml
i.vnd.oma.bcast.sgdu
i.vnd.oma.bcast.simple-symbol-container
a+vnd.oma.bcast.smartcard-trigger+xml
i+vnd.oma.bcast.sprov+xml
i.vnd.oma.bcast.stkm
i+vnd.oma.cab-address-book+xml
i+vnd.oma.cab-feature-handler+xml
i+vnd.oma.cab-pcc+xml
i+vnd.oma.cab-subs-invite+xml
i+vnd.oma.cab-user-prefs+xml
i.vnd.oma.dcd
i.vnd.oma.dcdc
i+vnd.oma.dd2+xml dd2
i+vnd.oma.drm.risd+xml
i+vnd.oma.group-usage-list+xml
i.vnd.oma.lwm2m+cbor
i+vnd.oma.lwm2m+json
i.vnd.oma.lwm2m+tlv
i+vnd.oma.pal+xml
i+vnd.oma.poc.detailed-progress-report+xml
i+vnd.oma.poc.final-report+xml
i+vnd.oma.poc.groups+xml
i+vnd.oma.poc.invocation-descriptor+xml
i+vnd.oma.poc.optimized-progress-report+xml
i.vnd.oma.push
i+vnd.oma.scidm.messages+xml
i+vnd.oma.xcap-directory+xml
i+vnd.omads-email+xml;UTF-8
i+vnd.omads-file+xml;UTF-8
i+vnd.omads-folder+xml;UTF-8
i.vnd.omaloc-supl-init
i.vnd.onepager
i.vnd.onepagertamp
i.vnd.onepagertamx
i.vnd.onepagertat
i.vnd.onepagertatp
i.vnd.onepagertatx
i.vnd.onvif.metadata
i+vnd.openblox.game+xml obgx
i.vnd.openblox.game-binary
i.vnd.openeye.oeb
a.vnd.openofficeorg.extension oxt
i+vnd.openstreetmap.data+xml osm
i.vnd.opentimestamps.ots
i+vnd.openvpi.dspx+json
i+vnd.openxmlformats-officedocument.custom-properties+xml
i+vnd.openxmlformats-officedocument.customxmlproperties+xml
i+vnd.openxmlformats-officedocument.drawing+xml
i+vnd.openxmlformats-officedocument.drawingml.chart+xml
i+vnd.openxmlformats-officedocument.drawingml.chartshapes+xml
i+vnd.openxmlformats-officedocument.drawingml.diagramcolors+xml
i+vnd.openxmlformats-officedocument.drawingml.diagramdata+xml
i+vnd.openxmlformats-officedocument.drawingml.diagramlayout+xml
i+vnd.openxmlformats-officedocument.drawingml.diagramstyle+xml
i+vnd.openxmlformats-officedocument.extended-properties+xml
i+vnd.openxmlformats-officedocument.presentationml.commentauthors+xml
i+vnd.openxmlformats-officedocument.presentationml.comments+xml
i+vnd.openxmlformats-officedocument.presentationml.handoutmaster+xml
i+vnd.openxmlformats-officedocument.presentationml.notesmaster+xml
i+vnd.openxmlformats-officedocument.presentationml.notesslide+xml
i-vnd.openxmlformats-officedocument.presentationml.presentation pptx
i+vnd.openxmlformats-officedocument.presentationml.presentation.main+xml
i+vnd.openxmlformats-officedocument.presentationml.presprops+xml
i.vnd.openxmlformats-officedocument.presentationml.slide sldx
i+vnd.openxmlformats-officedocument.presentationml.slide+xml
i+vnd.openxmlformats-officedocument.presentationml.slidelayout+xml
i+vnd.openxmlformats-officedocument.presentationml.slidemaster+xml
i.vnd.openxmlformats-officedocument.presentationml.slideshow ppsx
i+vnd.openxmlformats-officedocument.presentationml.slideshow.main+xml
i+vnd.openxmlformats-officedocument.presentationml.slideupdateinfo+xml
i+vnd.openxmlformats-officedocument.presentationml.tablestyles+xml
i+vnd.openxmlformats-officedocument.presentationml.tags+xml
i.vnd.openxmlformats-officedocument.presentationml.template potx
i+vnd.openxmlformats-officedocument.presentationml.template.main+xml
i+vnd.openxmlformats-officedocument.presentationml.viewprops+xml
i+vnd.openxmlformats-officedocument.spreadsheetml.calcchain+xml
i+vnd.openxmlformats-officedocument.spreadsheetml.chartsheet+xml
i+vnd.openxmlformats-officedocument.spreadsheetml.comments+xml
i+vnd.openxmlformats-officedocument.spreadsheetml.connections+xml
i+vnd.openxmlformats-officedocument.spreadsheetml.dialogsheet+xml
i+vnd.openxmlformats-officedocument.spreadsheetml.externallink+xml
i+vnd.openxmlformats-officedocument.spreadsheetml.pivotcachedefinition+xml
i+vnd.openxmlformats-officedocument.spreadsheetml.pivotcacherecords+xml
i+vnd.openxmlformats-officedocument.spreadsheetml.pivottable+xml
i+vnd.openxmlformats-officedocument.spreadsheetml.querytable+xml
i+vnd.openxmlformats-officedocument.spreadsheetml.revisionheaders+xml
i+vnd.openxmlformats-officedocument.spreadsheetml.revisionlog+xml
i+vnd.openxmlformats-officedocument.spreadsheetml.sharedstrings+xml
i-vnd.openxmlformats-officedocument.spreadsheetml.sheet xlsx
i+vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml
i+vnd.openxmlformats-officedocument.spreadsheetml.sheetmetadata+xml
i+vnd.openxmlformats-officedocument.spreadsheetml.styles+xml
i+vnd.openxmlformats-officedocument.spreadsheetml.table+xml
i+vnd.openxmlformats-officedocument.spreadsheetml.tablesinglecells+xml
i.vnd.openxmlformats-officedocument.spreadsheetml.template xltx
i+vnd.openxmlformats-officedocument.spreadsheetml.template.main+xml
i+vnd.openxmlformats-officedocument.spreadsheetml.usernames+xml
i+vnd.openxmlformats-officedocument.spreadsheetml.volatiledependencies+xml
i+vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml
i+vnd.openxmlformats-officedocument.theme+xml
i+vnd.openxmlformats-officedocument.themeoverride+xml
i.vnd.openxmlformats-officedocument.vmldrawing
i+vnd.openxmlformats-officedocument.wordprocessingml.comments+xml
i-vnd.openxmlformats-officedocument.wordprocessingml.document docx
i+vnd.openxmlformats-officedocument.wordprocessingml.document.glossary+xml
i+vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml
i+vnd.openxmlformats-officedocument.wordprocessingml.endnotes+xml
i+vnd.openxmlformats-officedocument.wordprocessingml.fonttable+xml
i+vnd.openxmlformats-officedocument.wordprocessingml.footer+xml
i+vnd.openxmlformats-officedocument.wordprocessingml.footnotes+xml
i+vnd.openxmlformats-officedocument.wordprocessingml.numbering+xml
i+vnd.openxmlformats-officedocument.wordprocessingml.settings+xml
i+vnd.openxmlformats-officedocument.wordprocessingml.styles+xml
i.vnd.openxmlformats-officedocument.wordprocessingml.template dotx
i+vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml
i+vnd.openxmlformats-officedocument.wordprocessingml.websettings+xml
i+vnd.openxmlformats-package.core-properties+xml
i+vnd.openxmlformats-package.digital-signature-xmlsignature+xml
i+vnd.openxmlformats-package.relationships+xml
i+vnd.oracle.resource+json
i.vnd.orange.indata
i.vnd.osa.netdeploy
i.vnd.osgeo.mapguide.package mgp
i.vnd.osgi.bundle
i.vnd.osgi.dp dp
i.vnd.osgi.subsystem esa
i+vnd.otps.ct-kip+xml
i.vnd.oxli.countgraph
i+vnd.pagerduty+json
i.vnd.palm pdb pqa oprc
i.vnd.panoply
i.vnd.paos.xml
i.vnd.patentdive
i.vnd.patientecommsdoc
i.vnd.pawaafile paw
i.vnd.pcos
i.vnd.pg.format str
i.vnd.pg.osasli ei6
i.vnd.piaccess.application-licence
i.vnd.picsel efif
i.vnd.pmi.widget wg
i+vnd.poc.group-advertisement+xml
i.vnd.pocketlearn plf
i.vnd.powerbuilder6 pbd
i.vnd.powerbuilder6-s
i.vnd.powerbuilder7
i.vnd.powerbuilder7-s
i.vnd.powerbuilder75
i.vnd.powerbuilder75-s
i.vnd.preminet
i.vnd.previewsystems.box box
m.vnd.procrate.brushset brushset
m.vnd.procreate.brush brush
m.vnd.procreate.dream drm
i.vnd.proteus.magazine mgz
i.vnd.psfs
i.vnd.pt.mundusmundi
i.vnd.publishare-delta-tree qps
i.vnd.pvi.ptid1 ptid
i.vnd.pwg-multiplexed
i+vnd.pwg-xhtml-print+xml xhtm
i.vnd.qualcomm.brew-app-res
i.vnd.quarantainenet
i.vnd.quark.quarkxpress qxd qxt qwd qwt qxl qxb
i.vnd.quobject-quoxdocument
i+vnd.radisys.moml+xml
i+vnd.radisys.msml+xml
i+vnd.radisys.msml-audit+xml
i+vnd.radisys.msml-audit-conf+xml
i+vnd.radisys.msml-audit-conn+xml
i+vnd.radisys.msml-audit-dialog+xml
i+vnd.radisys.msml-audit-stream+xml
i+vnd.radisys.msml-conf+xml
i+vnd.radisys.msml-dialog+xml
i+vnd.radisys.msml-dialog-base+xml
i+vnd.radisys.msml-dialog-fax-detect+xml
i+vnd.radisys.msml-dialog-fax-sendrecv+xml
i+vnd.radisys.msml-dialog-group+xml
i+vnd.radisys.msml-dialog-speech+xml
i+vnd.radisys.msml-dialog-transform+xml
i.vnd.rainstor.data
i.vnd.rapid
i.vnd.rar rar
i.vnd.realvnc.bed bed
i.vnd.recordare.musicxml mxl
i+vnd.recordare.musicxml+xml musicxml
i.vnd.relpipe
i.vnd.renlearn.rlprint
i.vnd.resilient.logic
i+vnd.restful+json
i.vnd.rig.cryptonote cryptonote
a.vnd.rim.cod cod
a.vnd.rn-realmedia rm
a.vnd.rn-realmedia-vbr rmvb
i+vnd.route66.link66+xml link66
i.vnd.rs-274x
i.vnd.ruckus.download
i.vnd.s3sms
i.vnd.sailingtracker.track st
i.vnd.sar
i.vnd.sbm.cid
i.vnd.sbm.mid2
i.vnd.scribus
i.vnd.sealed.3df
i.vnd.sealed.csf
i.vnd.sealed.doc
i.vnd.sealed.eml
i.vnd.sealed.mht
i.vnd.sealed.net
i.vnd.sealed.ppt
i.vnd.sealed.tiff
i.vnd.sealed.xls
i.vnd.sealedmedia.softseal.html
i.vnd.sealedmedia.softseal.pdf
i.vnd.seemail see
i+vnd.seis+json
i.vnd.sema sema
i.vnd.semd semd
i.vnd.semf semf
i.vnd.shade-save-file
i.vnd.shana.informed.formdata ifm
i.vnd.shana.informed.formtemplate itp
i.vnd.shana.informed.interchange iif
i.vnd.shana.informed.package ipk
i+vnd.shootproof+json
i+vnd.shopkick+json
i.vnd.shp
i.vnd.shx
i.vnd.sigrok.session
i.vnd.simtech-mindmapper twd twds
i+vnd.siren+json
i.vnd.sketchometry
i.vnd.smaf mmf
i.vnd.smart.notebook
i.vnd.smart.teacher teacher
i.vnd.smintio.portals.archive
i.vnd.snesdev-page-table
i+vnd.software602.filler.form+xml fo
i.vnd.software602.filler.form-xml-zip
i+vnd.solent.sdkm+xml sdkm sdkd
i.vnd.spotfire.dxp dxp
i.vnd.spotfire.sfs sfs
i.vnd.sqlite3
i.vnd.sss-cod
i.vnd.sss-dtf
i.vnd.sss-ntf
a.vnd.stardivision.calc sdc
a.vnd.stardivision.draw sda
a.vnd.stardivision.impress sdd
a.vnd.stardivision.math smf
a.vnd.stardivision.writer sdw vor
a.vnd.stardivision.writer-global sgl
i.vnd.stepmania.package smzip
i.vnd.stepmania.stepchart sm
i.vnd.street-stream
i+vnd.sun.wadl+xml wadl
a.vnd.sun.xml.calc sxc
a.vnd.sun.xml.calc.template stc
a.vnd.sun.xml.draw sxd
a.vnd.sun.xml.draw.template std
a.vnd.sun.xml.impress sxi
a.vnd.sun.xml.impress.template sti
a.vnd.sun.xml.math sxm
a.vnd.sun.xml.writer sxw
a.vnd.sun.xml.writer.global sxg
a.vnd.sun.xml.writer.template stw
i.vnd.sus-calendar sus susp
i.vnd.svd svd
i.vnd.swiftview-ics
i.vnd.sybyl.mol2
i+vnd.sycle+xml
i+vnd.syft+json
a.vnd.symbian.install sis sisx
i+vnd.syncml+xml;UTF-8 xsm
i.vnd.syncml.dm+wbxml;UTF-8 bdm
i+vnd.syncml.dm+xml;UTF-8 xdm
i.vnd.syncml.dm.notification
i.vnd.syncml.dmddf+wbxml
i+vnd.syncml.dmddf+xml;UTF-8 ddf
i.vnd.syncml.dmtnds+wbxml
i+vnd.syncml.dmtnds+xml;UTF-8
i.vnd.syncml.ds.notification
i+vnd.tableschema+json
i.vnd.tao.intent-module-archive tao
i.vnd.tcpdump.pcap pcap cap dmp
i+vnd.think-cell.ppttc+json
i+vnd.tmd.mediaflex.api+xml
i.vnd.tml
i.vnd.tmobile-livetv tmo
i.vnd.tri.onesource
i.vnd.trid.tpt tpt
i.vnd.triscape.mxs mxs
i.vnd.trueapp tra
i.vnd.truedoc
i.vnd.ubisoft.webplayer
i.vnd.ufdl ufd ufdl
i+vnd.uic.osdm+json
i.vnd.uiq.theme utz
i.vnd.umajin umj
i.vnd.unity unityweb
i+vnd.uoml+xml uoml uo
i.vnd.uplanet.alert
i.vnd.uplanet.alert-wbxml
i.vnd.uplanet.bearer-choice
i.vnd.uplanet.bearer-choice-wbxml
i.vnd.uplanet.cacheop
i.vnd.uplanet.cacheop-wbxml
i.vnd.uplanet.channel
i.vnd.uplanet.channel-wbxml
i.vnd.uplanet.list
i.vnd.uplanet.list-wbxml
i.vnd.uplanet.listcmd
i.vnd.uplanet.listcmd-wbxml
i.vnd.uplanet.signal
i.vnd.uri-map
i.vnd.valve.source.material
i.vnd.vcx vcx
i.vnd.vd-study
i.vnd.vectorworks
i+vnd.vel+json
i.vnd.veraison.tsm-report+cbor
i+vnd.veraison.tsm-report+json
i.vnd.verimatrix.vcas
i+vnd.veritone.aion+json
i.vnd.veryant.thin
i.vnd.ves.encrypted
i.vnd.vidsoft.vidconference
i.vnd.visio vsd vst vss vsw vsdx vtx
i.vnd.visionary vis
i.vnd.vividence.scriptfile
i.vnd.vocalshaper.vsp4
i.vnd.vsf vsf
i.vnd.wap.sic
i.vnd.wap.slc
i.vnd.wap.wbxml;UTF-8 wbxml
i.vnd.wap.wmlc wmlc
i.vnd.wap.wmlscriptc wmlsc
i.vnd.wasmflow.wafl
i.vnd.webturbo wtb
i.vnd.wfa.dpp
i.vnd.wfa.p2p
i.vnd.wfa.wsc
i.vnd.windows.devicepairing
i.vnd.wmc
i.vnd.wmf.bootstrap
i.vnd.wolfram.mathematica
i.vnd.wolfram.mathematica.package
i.vnd.wolfram.player nbp
i.vnd.wordlift
i.vnd.wordperfect wpd
i.vnd.wqd wqd
i.vnd.wrq-hp3000-labelled
i.vnd.wt.stf stf
i.vnd.wv.csp+wbxml
i+vnd.wv.csp+xml
i+vnd.wv.ssp+xml
i+vnd.xacml+json
i.vnd.xara xar
i.vnd.xarin.cpj
i.vnd.xecrets-encrypted
i.vnd.xfdl xfdl
i.vnd.xfdl.webform
i+vnd.xmi+xml
i.vnd.xmpie.cpkg
i.vnd.xmpie.dpkg
i.vnd.xmpie.plan
i.vnd.xmpie.ppkg
i.vnd.xmpie.xlim
i.vnd.yamaha.hv-dic hvd
i.vnd.yamaha.hv-script hvs
i.vnd.yamaha.hv-voice hvp
i.vnd.yamaha.openscoreformat osf
i+vnd.yamaha.openscoreformat.osfpvg+xml osfpvg
i.vnd.yamaha.remote-setup
i.vnd.yamaha.smaf-audio saf
i.vnd.yamaha.smaf-phrase spf
i.vnd.yamaha.through-ngn
i.vnd.yamaha.tunnel-udpencap
i.vnd.yaoweme
i.vnd.yellowriver-custom-menu cmp
i.vnd.zul zir zirz
i+vnd.zzazz.deck+xml zaz
i+voicexml+xml vxml
i+voucher-cms+json
i+voucher-jws+json
i.vp
i.vp+cose
i.vp+jwt
i.vq-rtcpxr
i+wasm wasm
i+watcherinfo+xml wif
i+webpush-options+json
i.whoispp-query
i.whoispp-response
i.widget wgt
a.winhlp hlp
i.wita
i.wordperfect5.1
i+wsdl+xml wsdl
i+wspolicy+xml wspolicy
a-x-7z-compressed 7z
a.x-abiword abw
a.x-ace-compressed ace
a.x-amf
a.x-apple-diskimage dmg
m-x-arj arj
a.x-authorware-bin aab x32 u32 vox
a.x-authorware-map aam
a.x-authorware-seg aas
a.x-bcpio bcpio
m-x-bdoc bdoc
a.x-bittorrent torrent
m.x-blender blend
a.x-blorb blb blorb
a-x-bzip bz
a-x-bzip2 bz2 boz
a.x-cbr cbr cba cbt cbz cb7
a.x-cdlink vcd
a.x-cfs-compressed cfs
a.x-chat chat
a.x-chess-pgn pgn
m.x-chrome-extension crx
n.x-cocoa cco
a.x-compress
m.x-compressed rar
a.x-conference nsc
a.x-cpio cpio
a.x-csh csh
m-x-deb
a.x-debian-package deb udeb
a.x-dgc-compressed dgc
a.x-director dir dcr dxr cst cct cxt w3d fgd swa
a.x-doom wad
a+x-dtbncx+xml ncx
a+x-dtbook+xml dtb
a+x-dtbresource+xml res
a-x-dvi dvi
a.x-envoy evy
a.x-eva eva
a.x-font-bdf bdf
a.x-font-dos
a.x-font-framemaker
a.x-font-ghostscript gsf
a.x-font-libgrx
a.x-font-linux-psf psf
a.x-font-pcf pcf
a.x-font-snf snf
a.x-font-speedo
a.x-font-sunos-news
a.x-font-type1 pfa pfb pfm afm
a.x-font-vfont
a.x-freearc arc
a.x-futuresplash spl
a.x-gca-compressed gca
a.x-glulx ulx
a.x-gnumeric gnumeric
a.x-gramps-xml gramps
a.x-gtar gtar
a.x-gzip
a.x-hdf hdf
m+x-httpd-php php
a.x-install-instructions install
m+x-ipynb+json ipynb
a.x-iso9660-image iso
m.x-iwork-keynote-sffkey key
m.x-iwork-numbers-sffnumbers numbers
m.x-iwork-pages-sffpages pages
n.x-java-archive-diff jardiff
a-x-java-jnlp-file jnlp
m+x-javascript
m.x-keepass2 kdbx
a-x-latex latex
m.x-lua-bytecode luac
a.x-lzh-compressed lzh lha
n.x-makeself run
a.x-mie mie
a.x-mobipocket-ebook prc mobi
m-x-mpegurl
a.x-ms-application application
a.x-ms-shortcut lnk
a.x-ms-wmd wmd
a.x-ms-wmz wmz
a.x-ms-xbap xbap
a.x-msaccess mdb
a.x-msbinder obd
a.x-mscardfile crd
a.x-msclip clp
m.x-msdos-program exe
a.x-msdownload exe dll com bat msi
a.x-msmediaview mvb m13 m14
a.x-msmetafile wmf wmz emf emz
a.x-msmoney mny
a.x-mspublisher pub
a.x-msschedule scd
a.x-msterminal trm
a.x-mswrite wri
a.x-netcdf nc cdf
m+x-ns-proxy-autoconfig pac
a.x-nzb nzb
n.x-perl pl pm
n.x-pilot prc pdb
a-x-pkcs12 p12 pfx
a.x-pkcs7-certificates p7b spc
a.x-pkcs7-certreqresp p7r
i.x-pki-message
a-x-rar-compressed rar
n.x-redhat-package-manager rpm
a.x-research-info-systems ris
n.x-sea sea
a+x-sh sh
a.x-shar shar
a-x-shockwave-flash swf
a.x-silverlight-app xap
a.x-sql sql
a-x-stuffit sit
a.x-stuffitx sitx
a.x-subrip srt
a.x-sv4cpio sv4cpio
a.x-sv4crc sv4crc
a.x-t3vm-image t3
a.x-tads gam
a+x-tar tar
a.x-tcl tcl tk
a.x-tex tex
a.x-tex-tfm tfm
a.x-texinfo texinfo texi
a.x-tgif obj
a.x-ustar ustar
m+x-virtualbox-hdd hdd
m+x-virtualbox-ova ova
m+x-virtualbox-ovf ovf
m+x-virtualbox-vbox vbox
m-x-virtualbox-vbox-extpack vbox-extpack
m+x-virtualbox-vdi vdi
m+x-virtualbox-vhd vhd
m+x-virtualbox-vmdk vmdk
a.x-wais-source src
m+x-web-app-manifest+json webapp
i+x-www-form-urlencoded
i.x-x509-ca-cert der crt pem
i.x-x509-ca-ra-cert
i.x-x509-next-ca-cert
a.x-xfig fig
a+x-xliff+xml xlf
a-x-xpinstall xpi
a.x-xz xz
m.x-zip-compressed zip
a.x-zmachine z1 z2 z3 z4 z5 z6 z7 z8
i.x400-bp
i+xacml+xml
a+xaml+xml xaml
i+xcap-att+xml xav
i+xcap-caps+xml xca
i+xcap-diff+xml xdf
i+xcap-el+xml xel
i+xcap-error+xml
i+xcap-ns+xml xns
i+xcon-conference-info+xml
i+xcon-conference-info-diff+xml
i+xenc+xml xenc
i.xfdf xfdf
i+xhtml+xml xhtml xht
a+xhtml-voice+xml
i+xliff+xml xlf
i+xml xml xsl xsd rng
i+xml-dtd dtd
i.xml-external-parsed-entity
i+xml-patch+xml
i+xmpp+xml
i+xop+xml xop
a+xproc+xml xpl
i+xslt+xml xsl xslt
a+xspf+xml xspf
i+xv+xml mxml xhvml xvml xvm
i.yaml
i.yang yang
i.yang-data+cbor
i+yang-data+json
i+yang-data+xml
i+yang-patch+json
i+yang-patch+xml
i+yang-sid+json
i+yin+xml yin
i-zip zip
m.zip+dotlottie lottie
i.zlib
i.zstd
#audio
i.1d-interleaved-parityfec
i.32kadpcm
i-3gpp 3gpp
i.3gpp2
i.aac adts aac
i.ac3
a.adpcm adp
i.amr amr
i.amr-wb
i.amr-wb+
i.aptx
i.asc
i.atrac-advanced-lossless
i.atrac-x
i.atrac3
i-basic au snd
i.bv16
i.bv32
i.clearmode
i.cn
i.dat12
i.dls
i.dsr-es201108
i.dsr-es202050
i.dsr-es202211
i.dsr-es202212
i.dv
i.dvi4
i.eac3
i.encaprtp
i.evrc
i.evrc-qcp
i.evrc0
i.evrc1
i.evrcb
i.evrcb0
i.evrcb1
i.evrcnw
i.evrcnw0
i.evrcnw1
i.evrcwb
i.evrcwb0
i.evrcwb1
i.evs
i.flac
i.flexfec
i.fwdred
i.g711-0
i.g719
i.g722
i.g7221
i.g723
i.g726-16
i.g726-24
i.g726-32
i.g726-40
i.g728
i.g729
i.g7291
i.g729d
i.g729e
i.gsm
i.gsm-efr
i.gsm-hr-08
i.ilbc
i.ip-mr_v2.5
a.isac
i.l16
i.l20
i-l24
i.l8
i.lpc
i.matroska
i.melp
i.melp1200
i.melp2400
i.melp600
i.mhas
a.midi mid midi kar rmi
i.midi-clip
i.mobile-xmf mxmf
m-mp3 mp3
i-mp4 m4a mp4a m4b
i.mp4a-latm
i.mpa
i.mpa-robust
i-mpeg mpga mp2 mp2a mp3 m2a m3a
i.mpeg4-generic
a.musepack
i-ogg oga ogg spx opus
i.opus
i.parityfec
i.pcma
i.pcma-wb
i.pcmu
i.pcmu-wb
i.prs.sid
i.qcelp
i.raptorfec
i.red
i.rtp-enc-aescm128
i.rtp-midi
i.rtploopback
i.rtx
a.s3m s3m
i.scip
a.silk sil
i.smv
i.smv-qcp
i.smv0
i.sofa
i.sp-midi
i.speex
i.t140c
i.t38
i.telephone-event
i.tetra_acelp
i.tetra_acelp_bb
i.tone
i.tsvcis
i.uemclip
i.ulpfec
i.usac
i.vdvi
i.vmr-wb
i.vnd.3gpp.iufp
i.vnd.4sb
i.vnd.audiokoz
i.vnd.celp
i.vnd.cisco.nse
i.vnd.cmles.radio-events
i.vnd.cns.anp1
i.vnd.cns.inf1
i.vnd.dece.audio uva uvva
i.vnd.digital-winds eol
i.vnd.dlna.adts
i.vnd.dolby.heaac.1
i.vnd.dolby.heaac.2
i.vnd.dolby.mlp
i.vnd.dolby.mps
i.vnd.dolby.pl2
i.vnd.dolby.pl2x
i.vnd.dolby.pl2z
i.vnd.dolby.pulse.1
i.vnd.dra dra
i.vnd.dts dts
i.vnd.dts.hd dtshd
i.vnd.dts.uhd
i.vnd.dvb.file
i.vnd.everad.plj
i.vnd.hns.audio
i.vnd.lucent.voice lvp
i.vnd.ms-playready.media.pya pya
i.vnd.nokia.mobile-xmf
i.vnd.nortel.vbk
i.vnd.nuera.ecelp4800 ecelp4800
i.vnd.nuera.ecelp7470 ecelp7470
i.vnd.nuera.ecelp9600 ecelp9600
i.vnd.octel.sbc
i.vnd.presonus.multitrack
a.vnd.qcelp
i.vnd.rhetorex.32kadpcm
i.vnd.rip rip
m-vnd.rn-realaudio
i.vnd.sealedmedia.softseal.mpeg
i.vnd.vmx.cvsd
m-vnd.wave
i-vorbis
i.vorbis-config
m-wav wav
m-wave wav
a-webm weba
a-x-aac aac
a.x-aiff aif aiff aifc
a-x-caf caf
a.x-flac flac
n.x-m4a m4a
a.x-matroska mka
a.x-mpegurl m3u
a.x-ms-wax wax
a.x-ms-wma wma
a.x-pn-realaudio ram ra
a.x-pn-realaudio-plugin rmp
n.x-realaudio ra
a.x-tta
a.x-wav wav
a.xm xm
#chemical
a.x-cdx cdx
a.x-cif cif
a.x-cmdf cmdf
a.x-cml cml
a.x-csml csml
a.x-pdb
a.x-xyz xyz
#font
i.collection ttc
i+otf otf
i.sfnt
i+ttf ttf
i.woff woff
i.woff2 woff2
#image
i.aces exr
i-apng apng
i.avci avci
i.avcs avcs
i-avif avif
i+bmp bmp dib
i.cgm cgm
i.dicom-rle drle
i.dpx dpx
i.emf emf
i.fits fits
i.g3fax g3
i-gif gif
i.heic heic
i.heic-sequence heics
i.heif heif
i.heif-sequence heifs
i.hej2k hej2
i.ief ief
i.j2c
i.jaii jaii
i.jais jais
i.jls jls
i-jp2 jp2 jpg2
i-jpeg jpg jpeg jpe
i.jph jph
i.jphc jhc
i-jpm jpm jpgm
i-jpx jpx jpf
i.jxl jxl
i.jxr jxr
i.jxra jxra
i.jxrs jxrs
i.jxs jxs
i.jxsc jxsc
i.jxsi jxsi
i.jxss jxss
i.ktx ktx
i.ktx2 ktx2
i.naplps
m-pjpeg jfif
i-png png
i.prs.btif btif btf
i.prs.pti pti
i.pwg-raster
a.sgi sgi
i+svg+xml svg svgz
i.t38 t38
i-tiff tif tiff
i.tiff-fx tfx
i+vnd.adobe.photoshop psd
i.vnd.airzip.accelerator.azv azv
i.vnd.clip
i.vnd.cns.inf2
i.vnd.dece.graphic uvi uvvi uvg uvvg
i.vnd.djvu djvu djv
i.vnd.dvb.subtitle sub
i.vnd.dwg dwg
i.vnd.dxf dxf
i.vnd.fastbidsheet fbs
i.vnd.fpx fpx
i.vnd.fst fst
i.vnd.fujixerox.edmics-mmr mmr
i.vnd.fujixerox.edmics-rlc rlc
i.vnd.globalgraphics.pgb
i+vnd.microsoft.icon ico
i.vnd.mix
i.vnd.mozilla.apng
m+vnd.ms-dds dds
i.vnd.ms-modi mdi
a.vnd.ms-photo wdp
i.vnd.net-fpx npx
i.vnd.pco.b16 b16
i.vnd.radiance
i.vnd.sealed.png
i.vnd.sealedmedia.softseal.gif
i.vnd.sealedmedia.softseal.jpg
i.vnd.svf
i.vnd.tencent.tap tap
i.vnd.valve.source.texture vtf
i.vnd.wap.wbmp wbmp
i.vnd.xiff xif
i.vnd.zbrush.pcx pcx
i.webp webp
i.wmf wmf
a.x-3ds 3ds
m.x-adobe-dng dng
a.x-cmu-raster ras
a.x-cmx cmx
i.x-emf
a.x-freehand fh fhc fh4 fh5 fh7
a+x-icon ico
n.x-jng jng
a.x-mrsid-image sid
n+x-ms-bmp bmp
a.x-pcx pcx
a.x-pict pic pct
a.x-portable-anymap pnm
a.x-portable-bitmap pbm
a.x-portable-graymap pgm
a.x-portable-pixmap ppm
a.x-rgb rgb
a.x-tga tga
i.x-wmf
a.x-xbitmap xbm
m-x-xcf
a.x-xpixmap xpm
a.x-xwindowdump xwd
#message
i.bhttp
i.cpim
i.delivery-status
i.disposition-notification disposition-notification
i.external-body
i.feedback-report
i.global u8msg
i.global-delivery-status u8dsn
i.global-disposition-notification u8mdn
i.global-headers u8hdr
i-http
i+imdn+xml
i.mls
a.news
i.ohttp-req
i.ohttp-res
i-partial
i+rfc822 eml mime mht mhtml
a.s-http
i.sip
i.sipfrag
i.tracking-status
a.vnd.si.simp
i.vnd.wfa.wsc wsc
#model
i.3mf 3mf
i.e57
i+gltf+json gltf
i+gltf-binary glb
i-iges igs iges
i.jt jt
i-mesh msh mesh silo
i.mtl mtl
i.obj obj
i.prc prc
i.step step stp stpnc p21 210
i+step+xml stpx
i-step+zip stpz
i-step-xml+zip stpxz
i.stl stl
i.u3d u3d
i.vnd.bary bary
i.vnd.cld cld
i+vnd.collada+xml dae
i.vnd.dwf dwf
i.vnd.flatland.3dml
i.vnd.gdl gdl
a.vnd.gs-gdl
i.vnd.gs.gdl
i.vnd.gtw gtw
i+vnd.moml+xml
i.vnd.mts mts
i.vnd.opengex ogex
i.vnd.parasolid.transmit.binary x_b
i.vnd.parasolid.transmit.text x_t
i.vnd.pytha.pyox pyo pyox
i.vnd.rosette.annotated-data-model
i.vnd.sap.vds vds
i.vnd.usda usda
i-vnd.usdz+zip usdz
i.vnd.valve.source.compiled-map bsp
i.vnd.vtu vtu
i-vrml wrl vrml
a-x3d+binary x3db x3dbz
i.x3d+fastinfoset x3db
a-x3d+vrml x3dv x3dvz
i+x3d+xml x3d x3dz
i.x3d-vrml x3dv
#multipart
i-alternative
i.appledouble
i.byteranges
i.digest
i-encrypted
i-form-data
i.header-set
i.mixed
i.multilingual
i.parallel
i-related
i.report
i-signed
i.vnd.bint.med-plus
i.voice-message
i.x-mixed-replace
#text
i.1d-interleaved-parityfec
i+cache-manifest appcache manifest
i.calendar ics ifb
m+calender
m+cmd
m.coffeescript coffee litcoffee
i.cql
i.cql-expression
i.cql-identifier
i+css;UTF-8 css
i+csv csv
i.csv-schema
i.directory
i.dns
a.ecmascript
i.encaprtp
i.enriched
i.fhirpath
i.flexfec
i.fwdred
i.gff3
i.grammar-ref-list
i.hl7v2
i+html html htm shtml
m.jade jade
i+javascript;UTF-8 js mjs
i.jcr-cnd
m+jsx jsx
m+less less
i+markdown md markdown
n.mathml mml
m+mdx mdx
i.mizar
i+n3;UTF-8 n3
i.parameters;UTF-8
i.parityfec
i+plain txt text conf def list log in ini
i.provenance-notation;UTF-8
i.prs.fallenstein.rst
i.prs.lines.tag dsc
i.prs.prop.logic
i.prs.texi
i.raptorfec
i.red
i.rfc822-headers
i+richtext rtx
i+rtf rtf
i.rtp-enc-aescm128
i.rtploopback
i.rtx
i.sgml sgml sgm
i.shaclc
i.shex shex
m.slim slim slm
i.spdx spdx
i.strings
m.stylus stylus styl
i.t140
i+tab-separated-values tsv
i.troff t tr roff man me ms
i.turtle;UTF-8 ttl
i.ulpfec
i+uri-list uri uris urls
i+vcard vcard
i.vnd.a
i.vnd.abc
i.vnd.ascii-art
i.vnd.curl curl
a.vnd.curl.dcurl dcurl
a.vnd.curl.mcurl mcurl
a.vnd.curl.scurl scurl
i.vnd.debian.copyright;UTF-8
i.vnd.dmclientscript
i.vnd.dvb.subtitle sub
i.vnd.esmertec.theme-descriptor;UTF-8
i.vnd.exchangeable
i.vnd.familysearch.gedcom ged
i.vnd.ficlab.flt
i.vnd.fly fly
i.vnd.fmi.flexstor flx
i.vnd.gml
i.vnd.graphviz gv
i.vnd.hans
i.vnd.hgl
i.vnd.in3d.3dml 3dml
i.vnd.in3d.spot spot
i.vnd.iptc.newsml
i.vnd.iptc.nitf
i.vnd.latex-z
i.vnd.motorola.reflex
i.vnd.ms-mediapackage
i.vnd.net2phone.commcenter.command
i.vnd.radisys.msml-basic-layout
i.vnd.senx.warpscript
a.vnd.si.uricatalogue
i.vnd.sosi
i.vnd.sun.j2me.app-descriptor;UTF-8 jad
i.vnd.trolltech.linguist;UTF-8
i.vnd.vcf
i.vnd.wap.si
i.vnd.wap.sl
i.vnd.wap.wml wml
i.vnd.wap.wmlscript wmls
i.vnd.zoo.kcl
i+vtt;UTF-8 vtt
i.wgsl wgsl
a.x-asm s asm
a.x-c c cc cxx cpp h hh dic
n.x-component htc
a.x-fortran f for f77 f90
m+x-gwt-rpc
m.x-handlebars-template hbs
a.x-java-source java
m+x-jquery-tmpl
m.x-lua lua
m+x-markdown mkd
a.x-nfo nfo
a.x-opml opml
m+x-org org
a.x-pascal p pas
m+x-processing pde
m.x-sass sass
m.x-scss scss
a.x-setext etx
a.x-sfv sfv
m+x-suse-ymp ymp
a.x-uuencode uu
a.x-vcalendar vcs
a.x-vcard vcf
i+xml xml
i.xml-external-parsed-entity
m+yaml yaml yml
#video
i.1d-interleaved-parityfec
i.3gpp 3gp 3gpp
i.3gpp-tt
i.3gpp2 3g2
i.av1
i.bmpeg
i.bt656
i.celb
i.dv
i.encaprtp
i.evc
i.ffv1
i.flexfec
i.h261 h261
i.h263 h263
i.h263-1998
i.h263-2000
i.h264 h264
i.h264-rcdo
i.h264-svc
i.h265
i.h266
i.iso.segment m4s
i.jpeg jpgv
i.jpeg2000
a.jpm jpm jpgm
i.jxsv
i+lottie+json
i.matroska
i.matroska-3d
i.mj2 mj2 mjp2
i.mp1s
i.mp2p
i.mp2t ts m2t m2ts mts
i-mp4 mp4 mp4v mpg4
i.mp4v-es
i-mpeg mpeg mpg mpe m1v m2v
i.mpeg4-generic
i.mpv
i.nv
i-ogg ogv
i.parityfec
i.pointer
i-quicktime qt mov
i.raptorfec
i.raw
i.rtp-enc-aescm128
i.rtploopback
i.rtx
i.scip
i.smpte291
i.smpte292m
i.ulpfec
i.vc1
i.vc2
i.vnd.cctv
i.vnd.dece.hd uvh uvvh
i.vnd.dece.mobile uvm uvvm
i.vnd.dece.mp4
i.vnd.dece.pd uvp uvvp
i.vnd.dece.sd uvs uvvs
i.vnd.dece.video uvv uvvv
i.vnd.directv.mpeg
i.vnd.directv.mpeg-tts
i.vnd.dlna.mpeg-tts
i.vnd.dvb.file dvb
i.vnd.fvt fvt
i.vnd.hns.video
i.vnd.iptvforum.1dparityfec-1010
i.vnd.iptvforum.1dparityfec-2005
i.vnd.iptvforum.2dparityfec-1010
i.vnd.iptvforum.2dparityfec-2005
i.vnd.iptvforum.ttsavc
i.vnd.iptvforum.ttsmpeg2
i.vnd.motorola.video
i.vnd.motorola.videop
i.vnd.mpegurl mxu m4u
i.vnd.ms-playready.media.pyv pyv
i.vnd.nokia.interleaved-multimedia
i.vnd.nokia.mp4vr
i.vnd.nokia.videovoip
i.vnd.objectvideo
i.vnd.planar
i.vnd.radgamettools.bink
a.vnd.radgamettools.smacker
i.vnd.sealed.mpeg1
i.vnd.sealed.mpeg4
i.vnd.sealed.swf
i.vnd.sealedmedia.softseal.mov
i.vnd.uvvu.mp4 uvu uvvu
i.vnd.vivo viv
i.vnd.youtube.yt
i.vp8
i.vp9
a-webm webm
a.x-f4v f4v
a.x-fli fli
a-x-flv flv
a.x-m4v m4v
a-x-matroska mkv mk3d mks
a.x-mng mng
a.x-ms-asf asf asx
a.x-ms-vob vob
a.x-ms-wm wm
a-x-ms-wmv wmv
a.x-ms-wmx wmx
a.x-ms-wvx wvx
a.x-msvideo avi
a.x-sgi-movie movie
a.x-smv smv
#x-conference
a.x-cooltalk ice
#x-shader
m+x-fragment
m+x-vertex`;
